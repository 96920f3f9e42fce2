/** Which account the database runs as, and how to run a program as that account. */
import { spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

export type Account = { uid: number; gid: number }

/** What programs of the database see: no PG* variable of the machine leaks in. */
export const environment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', TZ: 'UTC' }

/**
 * Our own account, unless that is root, as which PostgreSQL refuses to run: then the owner of the data,
 * `postgres`, an account made for it, or the one without rights.
 */
export function databaseAccount(dataDir: string): Account {
  if (!process.getuid || !process.getgid) throw new Error('This site does not run on Windows; use WSL.')
  const ours = { uid: process.getuid(), gid: process.getgid() }
  if (ours.uid !== 0) {
    refuseNameless(ours)
    return ours
  }
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = lookUp('postgres') ?? lookUp('proa-db') ?? create('proa-db') ?? lookUp('nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root and this machine has no account for it; start as an ordinary user or set DATABASE_URL.',
  )
}

function refuseNameless({ uid }: Account) {
  try {
    userInfo()
  } catch {
    throw new Error(
      `PostgreSQL needs an account with a name, and uid ${uid} has none in /etc/passwd; add it or set DATABASE_URL.`,
    )
  }
}

function lookUp(name: string): Account | undefined {
  const user = spawnSync('id', ['-u', name], { encoding: 'utf8' })
  const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
  return user.status === 0 ? { uid: Number(user.stdout), gid: Number(group.stdout) } : undefined
}

function create(name: string): Account | undefined {
  const noLogin = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', ['--system', '--user-group', ...noLogin, name])
  return lookUp(name)
}

/** Runs a program to its end; from `/`, since the account may not be able to enter our own folder. */
export function runAs(account: Account, program: string, args: string[]) {
  return spawnSync(program, args, { ...account, env: environment, cwd: '/', encoding: 'utf8' })
}

export function canEnter(folder: string, account: Account): boolean {
  const { status, error } = runAs(account, 'test', ['-x', folder])
  if (error)
    throw new Error(`this process may not act as uid ${account.uid} (${error.message}); set DATABASE_URL`)
  return status === 0
}

export function giveTo(folder: string, { uid, gid }: Account) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, path), uid, gid)
  lchownSync(folder, uid, gid)
}
