/** The server's process: its address, whether it runs, how it is started and stopped. */
import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, environment, runAs } from './account.ts'
import { complaint } from './initialize.ts'

export type Place = { data: string; bin: string; socket: string; account: Account }

/** A unix socket in a folder that only its account can enter, and no TCP port: so no password either. */
export function address(socket: string, user: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socket)}&sslmode=disable`
}

/** For backups that can't be stored: they must not fill the disk. */
const walKept = 'max_slot_wal_keep_size=4GB'

/** For twelve processes that serve, 24 each, the jobs of one of them, 26, and commands: the site's settings allow no more. */
const connections = 'max_connections=400'

export function settings(socket: string, more: string[] = []): string[] {
  const all = [
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    walKept,
    connections,
  ]
  return [...all, 'port=5432', 'timezone=UTC', 'jit=off', ...more].flatMap((setting) => ['-c', setting])
}

/**
 * True if the lock files name a server of this folder. Those that name a foreign process or a zombie, either
 * of which would keep PostgreSQL from starting, are removed.
 */
export function isLocked({ data, socket }: Place): boolean {
  for (const file of [lockFile(data), join(socket, '.s.PGSQL.5432.lock')]) {
    const text = read(file)
    const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    const missingOrBeingWritten = text === '' && age < 1000
    if (missingOrBeingWritten) continue
    if (commandLine(Number.parseInt(text, 10)).includes(`-D ${data} `)) return true
    removeIfStill(file, text)
  }
  return false
}

const lockFile = (data: string) => join(data, 'postmaster.pid')

/** The command line of a process, empty if it is gone or a zombie. */
function commandLine(pid: number): string {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

function removeIfStill(file: string, text: string) {
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
    if (read(aside) !== text) fs.linkSync(aside, file) // it belongs to a server that has started since
    fs.rmSync(aside)
  } catch {
    // another process was first
  }
}

/** Starts the server in the background, where it outlives us, and watches it while we live. */
export function launch({ data, bin, socket, account }: Place, more: string[] = []) {
  const log = join(data, 'server.log')
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) fs.renameSync(log, `${log}.1`)
  const before = read(log).length
  const end = { seen: false, killed: false, failure: '' }
  // the shell opens the log as the database's account: root must not write where that one could plant a link
  const script = 'umask 077; exec "$0" "$@" >>server.log 2>&1'
  const command = [join(bin, 'postgres'), '-D', data, ...settings(socket, more)]
  const child = spawn('sh', ['-c', script, ...command], {
    ...account,
    env: environment,
    cwd: data,
    stdio: 'ignore',
    detached: true,
  })
  child.on('error', (error) => Object.assign(end, { seen: true, failure: error.message }))
  child.on('exit', (_code, signal) => Object.assign(end, { seen: true, killed: signal !== null }))
  child.unref()

  const reason = () => end.failure || complaint(linesOf(child.pid, read(log).slice(before)))
  return {
    holdsLock: () => Number.parseInt(read(lockFile(data)), 10) === child.pid,
    ended: () => end.seen,
    reason,
    /** True where it lost a race, or found the remains of a server just killed. */
    mayRetry: () =>
      end.killed || /already exists|is empty|still in use|shutting down|shut down/.test(reason()),
  }
}

/** Other servers may write to the same log: counts what this one said, or the shell or loader, which give no pid. */
function linesOf(pid: number | undefined, log: string): string {
  const counts = (line: string) =>
    line.includes(`[${pid}] `) || line.includes('PANIC') || !/ \[\d+\] /.test(line)
  return log.split('\n').filter(counts).join('\n')
}

/** Stops the server, and returns when it is gone or `patience` ms have passed. */
export async function shutDown({ data, bin, account }: Place, patience: number) {
  runAs(account, join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-W'])
  for (const start = Date.now(); fs.existsSync(lockFile(data)) && Date.now() - start < patience;)
    await sleep(10)
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
