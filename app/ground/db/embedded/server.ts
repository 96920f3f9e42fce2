/**
 * PostgreSQL, run by the app itself. Whichever process comes first starts it, others join, the last to leave
 * stops it. After a `kill -9` of all of them it lives on, and the next start joins it.
 */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseAccount } from './account.ts'
import { installBinaries } from './binaries.ts'
import { dataFolder, socketFolder } from './folders.ts'
import { initialize } from './initialize.ts'
import { address, isLocked, launch, type Place, shutDown } from './postmaster.ts'

const major = '18'
const patience = 60_000 // ms without any sign of life

/** Advisory lock: every app process shares it, and the last one that has it stops the server. */
const presenceLock = 7_418_001
const setUpLock = 7_418_006

/** Of a statement of its own that fails the app is told; the log would keep what people wrote, also after they are gone. */
const logged = ['log_min_messages=log', 'log_min_error_statement=panic']

type Client = pg.Client & { ref(): void; unref(): void } // which @types/pg leaves out

/**
 * Starts or joins the database in `dataDir`, made if it is missing. `connectionString` is for the role `app`,
 * the owner of the database `app`, `superuserUrl` for what only a superuser may do, such as a backup; `joined` is true if a server was running. Should the server die, it is
 * started again at the same address. Close every pool before you call `stop`.
 * Throws one sentence that says what is wrong and what to do.
 */
export async function startDatabase(dataDir: string) {
  const place = prepare(dataDir)
  let joined = true
  let leaving = false
  const enter = async (): Promise<Client> => {
    const client = await connectOrLaunch(place, () => (joined = false))
    await ensureDatabase(client)
    client.once('end', () => {
      if (!leaving) (presence = rejoin()).catch(() => {})
    })
    client.unref() // a script may end without stop()
    return client
  }
  const rejoin = async (): Promise<Client> => {
    for (;;) {
      try {
        return await enter()
      } catch (error) {
        if (leaving) throw error
        console.error(messageOf(error))
        await sleep(1000, undefined, { ref: false })
      }
    }
  }
  let presence = enter()
  await presence
  return {
    connectionString: address(place.socket, 'app', 'app'),
    superuserUrl: address(place.socket, 'postgres', 'postgres'),
    folder: place.data,
    joined,
    async stop() {
      if (leaving) return
      leaving = true
      const client = await presence.catch(() => undefined)
      if (client) await leave(client, place)
    },
  }
}

function prepare(dataDir: string): Place {
  const account = databaseAccount(dataDir)
  const bin = installBinaries(account)
  const data = openFolder(dataDir, () => {
    const folder = dataFolder(dataDir, account)
    if (!fs.existsSync(join(folder, 'PG_VERSION'))) initialize(folder, bin, account)
    return folder
  })
  const version = openFolder(dataDir, () => fs.readFileSync(join(data, 'PG_VERSION'), 'utf8').trim())
  if (version !== major)
    throw new Error(
      `The data in ${data} is of PostgreSQL ${version} and this is ${major}; export it with the old version and import it here.`,
    )
  return { data, bin, account, socket: socketFolder(data, dirname(dirname(bin)), account) }
}

function openFolder<Result>(dataDir: string, open: () => Result): Result {
  try {
    return open()
  } catch (error) {
    throw new Error(`The database folder ${dataDir} can't be used: ${advice(error)}.`, { cause: error })
  }
}

function advice(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'this account may not read or write there; set DATA_DIR to a folder where it may'
    case 'ENOENT':
      return 'it is a link that leads nowhere; remove it, or bring back what it led to'
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is in its place; set DATA_DIR to a folder'
    case 'ENOSPC':
      return 'the disk is full; make room'
    default:
      return messageOf(error)
  }
}

async function connectOrLaunch(place: Place, onLaunched: () => void): Promise<Client> {
  let server: ReturnType<typeof launch> | undefined
  for (let lastSign = Date.now(); ; await sleep(15)) {
    try {
      const client = await joinServer(place)
      if (client && server?.holdsLock()) onLaunched()
      if (client) return client
    } catch (error) {
      const code = codeOf(error)
      if (code === '57P03') lastSign = Date.now() // it says that it is starting or stopping
      if (code === 'EACCES' || code === 'EPERM')
        throw new Error(`The database in ${place.data} belongs to another account; start as that account.`, {
          cause: error,
        })
      if (server?.ended() && !server.mayRetry())
        throw new Error(`PostgreSQL did not start (${server.reason()}); see server.log in ${place.data}.`, {
          cause: error,
        })
      const hasNoListener = code === 'ENOENT' || code === 'ECONNREFUSED'
      if (hasNoListener && (!server || server.ended()) && !isLocked(place)) {
        if (server) await sleep(100)
        server = launch(place)
      }
    }
    if (Date.now() - lastSign > patience)
      throw new Error(
        `The database in ${place.data} does not answer; see server.log there, and end its process if it hangs.`,
      )
  }
}

/** A connection that marks our presence, or undefined where someone is just stopping the server. */
async function joinServer({ socket }: Place): Promise<Client | undefined> {
  const connectionString = address(socket, 'postgres', 'postgres')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 }) as Client
  client.on('error', () => {}) // what matters is its end
  await client.connect()
  const { rows } = await client.query<{ joined: boolean }>(
    'select pg_try_advisory_lock_shared($1) as joined',
    [presenceLock],
  )
  if (rows[0]?.joined) return client
  await client.end()
  return undefined
}

/**
 * The app's own role is no superuser: an injected `copy ... to program` must not reach a shell. By one process at a time:
 * of two that change a role at once PostgreSQL refuses one.
 */
async function ensureDatabase(client: pg.Client) {
  await client.query('select pg_advisory_lock($1)', [setUpLock])
  try {
    const made = await client.query("select from pg_database where datname = 'app'")
    if (!made.rowCount) {
      await createOnce(client, 'create role app login')
      await createOnce(client, 'create database app owner app')
    }
    const set = await client.query(
      `select from pg_db_role_setting where setrole = 'app'::regrole and setdatabase = 0 and setconfig @> $1`,
      [logged],
    )
    if (!set.rowCount) for (const setting of logged) await client.query(`alter role app set ${setting}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setUpLock]).catch(() => {}) // it may be gone
  }
}

async function createOnce(client: pg.Client, sql: string) {
  try {
    await client.query(sql)
  } catch (error) {
    const anotherWasFirst = ['42710', '42P04', '23505'].includes(codeOf(error))
    if (!anotherWasFirst) throw error
  }
}

async function leave(client: Client, place: Place) {
  try {
    client.ref()
    const { rows } = await client.query<{ last: boolean }>(
      'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last',
      [presenceLock],
    )
    if (rows[0]?.last) await shutDown(place, patience)
    await client.end()
  } catch {
    // the server is down already
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
