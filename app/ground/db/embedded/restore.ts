/** Makes the database's folder of a base backup, and has PostgreSQL bring it to a moment by the WAL. */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseAccount, giveTo } from './account.ts'
import { installBinaries } from './binaries.ts'
import { dataFolder, draftFolder, socketFolder } from './folders.ts'
import { answerFor, prepareSource, restoreCommand, type WalSource } from './wal-source.ts'
import { address, launch, type Place, shutDown } from './postmaster.ts'

const patience = 60_000 // ms to stop

type Recovery = {
  /** The WAL after the backup. */
  wal: WalSource
  /** Undefined: as late as possible. */
  until?: Date
  /** Called with the address of the database, for the role `app`, when it is recovered. */
  finish: (connectionString: string) => Promise<void>
}

/**
 * Has `fill` write a base backup into a folder, recovers it, and makes it the database in `dataDir`, which must not be
 * one yet. Until all has succeeded there is none. Throws one sentence.
 */
export async function restoreDatabase(
  dataDir: string,
  fill: (folder: string) => Promise<Recovery>,
): Promise<void> {
  const account = databaseAccount(dataDir)
  const bin = installBinaries(account)
  const data = dataFolder(dataDir, account)
  if (fs.existsSync(join(data, 'PG_VERSION'))) throw new Error(`There is a database in ${data} already.`)
  const draft = draftFolder(`${data}-draft-`)
  try {
    const recovery = await fill(draft)
    fs.writeFileSync(join(draft, 'recovery.signal'), '')
    prepareSource(draft)
    giveTo(draft, account)
    fs.chmodSync(draft, 0o700)
    const socket = socketFolder(draft, dirname(dirname(bin)), account)
    await recover({ data: draft, bin, account, socket }, recovery)
    fs.renameSync(draft, data)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** Runs the server until it has played all WAL up to the moment and begun a history of its own. */
async function recover(place: Place, { wal, until, finish }: Recovery) {
  // It does not know the letter Z yet when it reads its settings.
  const time = until?.toISOString().replace('Z', '+00:00')
  const target = time && [`recovery_target_time=${time}`, 'recovery_target_action=promote']
  const over = new AbortController()
  const answering = answerFor(place.data, place.account, wal, over.signal)
  answering.catch(() => {}) // it is awaited below
  const server = launch(place, [`restore_command=${restoreCommand}`, ...(target ?? [])])
  try {
    while (await Promise.race([answering, isRecovering(place)])) {
      if (server.ended()) throw new Error(`The database could not be restored: ${reasonOf(place, server)}.`)
      await sleep(50)
    }
    await finish(address(place.socket, 'app', 'app'))
  } finally {
    await shutDown(place, patience)
    over.abort()
    await answering
  }
}

/** A time after all WAL is said by a process of the server, not by the server itself. */
function reasonOf({ data }: Place, server: ReturnType<typeof launch>): string {
  const isTooLate = fs
    .readFileSync(join(data, 'server.log'), 'utf8')
    .includes('recovery ended before configured')
  return isTooLate ? 'what is stored ends before that time' : server.reason()
}

async function isRecovering({ socket }: Place): Promise<boolean> {
  const client = new pg.Client({ connectionString: address(socket, 'postgres', 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
    return rows[0]!.recovering
  } catch {
    return true // it does not answer yet, or ends
  } finally {
    await client.end().catch(() => {})
  }
}
