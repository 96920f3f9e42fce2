import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Options = {
  /** Says that something else is made of the same picture now. */
  recipe: string
  make(source: Buffer): Promise<Buffer>
  /** How many files are kept; past them the oldest go. */
  most?: number
  /** How many may wait for theirs to be made. */
  mostWaiting?: number
}

/**
 * What is made of pictures, kept in `folder` under the hash of what it is made of. One is made at a time, and each once
 * however many ask; several processes may share the folder.
 */
export function keptPreviews(folder: string, { recipe, make, most = 1_000, mostWaiting = 30 }: Options) {
  const making = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()

  const fileOf = (key: string) => join(folder, `${key}.png`)

  async function makeAndKeep(key: string, source: Buffer): Promise<Buffer> {
    const preview = await make(source)
    const unfinished = `${fileOf(key)}.${process.pid}`
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, preview)
    await rename(unfinished, fileOf(key))
    await dropOldest()
    return preview
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
      const kept = await readFile(fileOf(key)).catch(ignoreMissing)
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
