import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import type { SiteDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { isFromFuture, latestOf, timeOf, wholeBackups } from './manifest.ts'
import { openErasures } from './erased.ts'
import { openErasuresElsewhere } from './erasures-elsewhere.ts'
import { openMirror } from './mirror-files.ts'
import { openPlace } from './open-place.ts'
import { closeWalSlot, openWalSlot, shipWal } from './ship-wal.ts'
import { openVault } from './vault.ts'
import { lastGap, noteGap } from './wal-gaps.ts'

const every = 25_000 // ms between copies of what is new: at most a minute is lost, with the time that they take
const keeperLock = 7_418_004
const wholeLock = 7_418_005
const pauseAfterFailure = 10 * 60_000 // ms
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 } // ms
const longestGoodbye = 2_000 // ms
const longestWait = 5_000 // ms that a stop waits before it cuts the copies under way; the rest comes after the next start

type Parts = { settings: Settings; site: SiteDatabase; store: FileStore; log: Log }

/**
 * Keeps the backups of BACKUP_TO current, in one of the processes of a site: copies WAL and files as they come, and has
 * another process make a whole backup when it is time. Without BACKUP_TO, lets PostgreSQL throw its WAL away. Deletions
 * are noted beside all backups.
 */
export function keepBackups({ settings, site, store, log }: Parts) {
  const { to, key, every: pause } = settings.backup
  const connectionString = site.embedded?.superuserUrl ?? site.directUrl
  let opened: ReturnType<typeof open> | undefined
  let shipped = ''
  let notBefore = 0 // of performance.now(): a machine's time of day may be set back
  let stopping = false
  let whole: Promise<void> | undefined
  const noChild = new AbortController()
  const leaving = new AbortController()
  const noteElsewhere = openErasuresElsewhere(settings, log)

  async function open(address: string) {
    const vault = await openVault(await openPlace(address, settings), key)
    return { vault, mirror: openMirror(store, vault), noteErasures: openErasures(vault) }
  }

  async function look(client: pg.Client, address: string) {
    const { vault, mirror, noteErasures } = await (opened ??= open(address))
    if (site.embedded) {
      await openWalSlot(client, () => noteGap(vault.place))
      shipped = await shipWal(client, site.embedded.folder, vault, shipped, leaving.signal)
    }
    const last = latestOf(await wholeBackups(vault.place))
    const gap = await lastGap(vault.place)
    const isDue =
      !last || isFromFuture(last) || (gap && last < gap) || Date.now() - timeOf(last).getTime() >= pause
    // What is new is copied at the same time: a whole backup takes minutes.
    if (isDue && performance.now() >= notBefore && !stopping)
      whole ??= backUpAside().finally(() => (whole = undefined))
    if (!last) return // the first one copies all files
    await mirror(leaving.signal)
    await noteErasures(site.pool)
  }

  /** Has another process make a whole backup, unless one of the site's processes does. */
  async function backUpAside() {
    let client: pg.Client | undefined
    try {
      client = await connect()
      if (await isFree(client, wholeLock)) await runBackup()
    } catch (error) {
      log.error({ err: error }, 'a backup could not begin')
    } finally {
      await end(client)
    }
  }

  async function runBackup() {
    const child = spawn(process.execPath, ['server/backup/backup.ts', '--unhurried'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: noChild.signal,
    })
    let problem = ''
    child.stderr.on('data', (bytes: Buffer) => (problem += bytes.toString()))
    const [code] = (await once(child, 'close').catch((error: Error) => [error.message])) as [unknown]
    if (code === 0 || stopping) return
    notBefore = performance.now() + pauseAfterFailure
    log.error({ problem: problem.trim() }, 'a backup failed')
  }

  async function tick() {
    let client: pg.Client | undefined
    try {
      client = await connect()
      if (!(await isFree(client, keeperLock))) return // another process keeps them
      if (to) await look(client, to)
      else if (site.embedded) await closeWalSlot(client)
      await noteElsewhere(site.pool)
    } catch (error) {
      opened = undefined
      log.error({ err: error }, 'the backups are not current')
    } finally {
      await end(client)
    }
  }

  async function connect() {
    const client = new pg.Client({ connectionString, keepAlive: true, ...patience })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  let underWay = tick()
  const timer = setInterval(() => {
    underWay = underWay.then(() => (stopping ? undefined : tick()))
  }, every)
  return {
    async stop() {
      stopping = true
      clearInterval(timer)
      noChild.abort()
      const late = setTimeout(() => leaving.abort(), longestWait)
      await Promise.all([underWay, whole])
      clearTimeout(late)
    },
  }
}

/** Does not wait for a server that has fallen silent. */
const end = (client: pg.Client | undefined) =>
  Promise.race([client?.end().catch(() => {}), sleep(longestGoodbye, undefined, { ref: false })])

/** Whether a lock, which the connection then has until its end, was no one's. */
async function isFree(client: pg.Client, lock: number) {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lock])
  return rows[0]!.free
}
