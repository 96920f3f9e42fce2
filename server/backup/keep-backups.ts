import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import type { SiteDatabase } from '../database.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { timeOf, wholeBackups } from './manifest.ts'
import { openErasures } from './erased.ts'
import { openMirror } from './mirror-files.ts'
import { openPlace } from './open-place.ts'
import { closeWalSlot, openWalSlot, shipWal } from './ship-wal.ts'
import { openVault } from './vault.ts'

const every = 25_000 // ms between copies of what is new: at most a minute is lost, with the time that they take
const keeperLock = 7_418_004
const pauseAfterFailure = 10 * 60_000 // ms

type Parts = { settings: Settings; site: SiteDatabase; store: FileStore; log: Log }

/**
 * Keeps the backups of BACKUP_TO current, in one of the processes of a site: copies WAL and files as they come, and has
 * another process make a whole backup when it is time. Without BACKUP_TO, lets PostgreSQL throw its WAL away.
 */
export function keepBackups({ settings, site, store, log }: Parts) {
  const { to, key, every: pause } = settings.backup
  const connectionString = site.embedded?.superuserUrl ?? site.directUrl
  let opened: ReturnType<typeof open> | undefined
  let shipped = ''
  let notBefore = 0
  let stopping = false
  let needsWhole = false
  const noChild = new AbortController()

  async function open(address: string) {
    const vault = await openVault(await openPlace(address, settings), key)
    return { vault, mirror: openMirror(store, vault), noteErasures: openErasures(vault) }
  }

  async function look(client: pg.Client, address: string) {
    const { vault, mirror, noteErasures } = await (opened ??= open(address))
    if (site.embedded) {
      needsWhole ||= await openWalSlot(client) // what was before is not stored
      shipped = await shipWal(client, site.embedded.folder, vault, shipped)
    }
    await mirror()
    await noteErasures(site.pool)
    const last = (await wholeBackups(vault.place)).at(-1)
    const isDue = needsWhole || !last || Date.now() - timeOf(last).getTime() >= pause
    if (isDue && Date.now() >= notBefore && !stopping) await backUpAside()
  }

  async function backUpAside() {
    const child = spawn(process.execPath, ['server/backup/backup.ts'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: noChild.signal,
    })
    let problem = ''
    child.stderr.on('data', (bytes: Buffer) => (problem += bytes.toString()))
    const [code] = (await once(child, 'close').catch((error: Error) => [error.message])) as [unknown]
    if (code === 0) return void (needsWhole = false)
    if (stopping) return
    notBefore = Date.now() + pauseAfterFailure
    log.error({ problem: problem.trim() }, 'a backup failed')
  }

  async function tick() {
    if (!to && !site.embedded) return
    const client = new pg.Client({ connectionString, keepAlive: true })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [keeperLock])
      if (!rows[0]?.free) return // another process keeps them
      if (to) await look(client, to)
      else if (site.embedded) await closeWalSlot(client)
    } catch (error) {
      opened = undefined
      log.error({ err: error }, 'the backups are not current')
    } finally {
      await client.end().catch(() => {})
    }
  }

  let underWay = tick()
  const timer =
    to &&
    setInterval(() => {
      underWay = underWay.then(() => (stopping ? undefined : tick()))
    }, every)
  return {
    async stop() {
      stopping = true
      clearInterval(timer || undefined)
      noChild.abort()
      await underWay
    },
  }
}
