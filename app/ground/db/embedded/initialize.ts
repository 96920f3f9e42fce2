import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, giveTo, runAs } from './account.ts'
import { draftFolder } from './folders.ts'

// pg_trgm goes by the libc locale even where the provider is builtin: both must know Unicode
const locale = [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
  '--encoding=UTF8',
]
const access = ['--username=postgres', '--auth-local=trust', '--auth-host=reject']

/** Makes an empty database folder: aside, then renamed, so a killed or doubled first start leaves no half of one. */
export function initialize(data: string, bin: string, account: Account, options: string[] = []) {
  const draft = draftFolder(`${data}-draft-`)
  try {
    giveTo(draft, account)
    const initdb = ['--pgdata', draft, ...access, ...locale, ...options]
    const { status, error, stderr } = runAs(account, join(bin, 'initdb'), initdb)
    if (status !== 0) throw new Error(error?.message ?? complaint(stderr))
    fs.renameSync(draft, data) // succeeds only where there is no folder, or an empty one
    sync(dirname(data))
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (error instanceof Error && 'code' in error && error.code === 'EBUSY')
      throw new Error('it is a mount point; name a folder inside it', { cause: error })
    const anotherWasFirst = fs.existsSync(join(data, 'PG_VERSION'))
    if (!anotherWasFirst) throw error
  }
}

function sync(folder: string) {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** The first line of PostgreSQL's output that says what is wrong, without its time stamp. */
export function complaint(output: string): string {
  const lines = output.trim().split('\n')
  const line = lines.find((text) => /FATAL|PANIC|error:/.test(text)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC|error): */, '').trim() || 'it gives no reason'
}
