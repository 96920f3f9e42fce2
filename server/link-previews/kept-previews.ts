import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Options = {
  /** Says that something else is made of the same picture now. */
  recipe: string
  make(source: Buffer): Promise<Buffer>
  /** Is told why one could not be stored, and not again until another one was. */
  onLoss(error: unknown): void
  /** How many files are kept; past them the oldest go. */
  most?: number
  /** How many may wait for theirs to be made. */
  mostWaiting?: number
}

/** In memory, of some 200 KB each. */
const mostUnstored = 30

/**
 * What is made of pictures, kept in `folder` under the hash of what it is made of. One is made at a time, and each once
 * however many ask; several processes may share the folder.
 */
export function keptPreviews(
  folder: string,
  { recipe, make, onLoss, most = 1_000, mostWaiting = 30 }: Options,
) {
  const making = new Map<string, Promise<Buffer>>()
  /** The last ones that could not be stored, as on a full disk. */
  const unstored = new Map<string, Buffer>()
  let isLossTold = false
  let turn: Promise<unknown> = Promise.resolve()

  const fileOf = (key: string) => join(folder, `${key}.png`)

  async function makeAndKeep(key: string, source: Buffer): Promise<Buffer> {
    const preview = await make(source)
    try {
      await store(key, preview)
      isLossTold = false
    } catch (error) {
      if (!isLossTold) onLoss(error)
      isLossTold = true
      hold(key, preview)
    }
    return preview
  }

  async function store(key: string, preview: Buffer) {
    const unfinished = `${fileOf(key)}.${process.pid}`
    await mkdir(folder, { recursive: true })
    try {
      await writeFile(unfinished, preview)
      await rename(unfinished, fileOf(key))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await dropOldest()
  }

  function hold(key: string, preview: Buffer) {
    unstored.set(key, preview)
    const [oldest] = unstored.keys()
    if (unstored.size > mostUnstored && oldest !== undefined) unstored.delete(oldest)
  }

  async function dropOldest() {
    const names = await readdir(folder)
    if (names.length <= most) return
    const files = await Promise.all(
      names.map(async (name) => ({
        name,
        madeAt: (await stat(join(folder, name)).catch(ignoreMissing))?.mtimeMs ?? 0,
      })),
    )
    const oldest = files
      .toSorted((a, b) => a.madeAt - b.madeAt)
      .slice(0, names.length - Math.floor(most * 0.9))
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  return {
    keyOf: (source: Buffer) =>
      createHash('sha256').update(recipe).update(source).digest('base64url').slice(0, 22),

    /** The file under a key, made of its source if it is not there; undefined if too many are waiting. */
    async get(key: string, source: Buffer): Promise<Buffer | undefined> {
      const kept = (await readFile(fileOf(key)).catch(ignoreMissing)) ?? unstored.get(key)
      if (kept) return kept
      const begun = making.get(key)
      if (begun) return begun
      if (making.size >= mostWaiting) return undefined
      const made = turn.then(() => makeAndKeep(key, source)).finally(() => making.delete(key))
      turn = made.catch(() => {})
      making.set(key, made)
      return made
    },
  }
}

/** It was never there, or is gone. */
const ignoreMissing = () => undefined
