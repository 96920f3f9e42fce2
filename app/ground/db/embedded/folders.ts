/** Where the data and the socket are: in folders that the database's account may enter and no other. */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, canEnter, giveTo } from './account.ts'

/**
 * The real path of the data folder, which need not exist yet. Where the account can't enter the asked place
 * (one below /root, say), the folder is made in /var/lib/proa and a link to it left.
 */
export function dataFolder(asked: string, account: Account): string {
  const parent = dirname(resolve(asked))
  fs.mkdirSync(parent, { recursive: true })
  const wanted = fs.existsSync(asked)
    ? fs.realpathSync(asked)
    : join(fs.realpathSync(parent), basename(resolve(asked)))
  const found = fs.lstatSync(wanted, { throwIfNoEntry: false })
  const files = found ? fs.readdirSync(wanted) : []
  const isDatabase = files.includes('PG_VERSION')
  if (files.length > 0 && !isDatabase) throw new Error('it holds other files; name an empty or a new folder')
  if (!canEnter(dirname(wanted), account)) {
    if (isDatabase)
      throw new Error(
        `its account (uid ${account.uid}) can't enter ${dirname(wanted)}; move the folder to a place such as /var/lib and set DATA_DIR`,
      )
    return folderElsewhere(wanted)
  }
  if (isDatabase && found?.uid === 0) takeOver(wanted, account)
  return wanted
}

function folderElsewhere(wanted: string): string {
  const shelf = '/var/lib/proa'
  fs.mkdirSync(shelf, { recursive: true })
  fs.chmodSync(shelf, 0o755)
  const place = fs.mkdtempSync(join(shelf, 'postgres-'))
  try {
    if (fs.existsSync(wanted)) fs.rmdirSync(wanted)
    fs.symlinkSync(place, wanted)
  } catch {
    fs.rmdirSync(place) // another process was first
  }
  return fs.realpathSync(wanted)
}

/** Root has copied the data here, or restored a backup. */
function takeOver(folder: string, account: Account) {
  giveTo(folder, account)
  fs.chmodSync(folder, 0o700)
}

/** A socket's path is limited to 103 bytes: a deep data folder gets one for it in the cache. */
export function socketFolder(data: string, cache: string, account: Account): string {
  if (Buffer.byteLength(data) <= 85) return data
  const folder = join(cache, `socket-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.chmodSync(folder, 0o700)
  fs.lchownSync(folder, account.uid, account.gid)
  return folder
}

/** A new folder to fill aside and rename. Removes those that a killed process left more than ten minutes ago. */
export function draftFolder(prefix: string): string {
  for (const name of fs.readdirSync(dirname(prefix))) {
    if (!name.startsWith(basename(prefix))) continue
    const draft = join(dirname(prefix), name)
    const made = fs.lstatSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > 600_000) fs.rmSync(draft, { recursive: true, force: true })
  }
  return fs.mkdtempSync(prefix)
}
