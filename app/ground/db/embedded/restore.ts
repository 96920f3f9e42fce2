/** Makes the database's folder of a base backup, and has PostgreSQL bring it to a moment by the WAL. */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseAccount, giveTo } from './account.ts'
import { installBinaries } from './binaries.ts'
import { dataFolder, draftFolder, socketFolder } from './folders.ts'
import { address, launch, type Place, shutDown } from './postmaster.ts'

const patience = 60_000 // ms to stop

type Recovery = {
  /** A shell command that puts the WAL file `%f` at `%p`, or fails where there is none. */
  restoreCommand: string
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
async function recover(place: Place, { restoreCommand, until, finish }: Recovery) {
  const target = until && [`recovery_target_time=${until.toISOString()}`, 'recovery_target_action=promote']
  const server = launch(place, [`restore_command=${restoreCommand}`, ...(target ?? [])])
  try {
    while (await isRecovering(place)) {
      if (server.ended()) throw new Error(`The database could not be restored (${server.reason()}).`)
      await sleep(50)
    }
    await finish(address(place.socket, 'app', 'app'))
  } finally {
    await shutDown(place, patience)
  }
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
