import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { delayOf } from './delay.server.ts'
import { failFast, type Outage, watchForOutage } from './outage.server.ts'
import { type ServerSettings, setPerTransaction } from './per-transaction.server.ts'
import { databaseProbe, endSilentConnections } from './silence.server.ts'

const grace = 2_000 // ms in which the server's own word that a statement took too long has to arrive
const longestQueue = 5_000 // ms that a pooler may take to find a free connection
const longestGoodbye = 2_000 // ms

/** The database, or a transaction on it: functions that query take this, so that a caller can pass either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

type DatabaseOptions = {
  url: string
  /** ms; without it a query may take as long as it takes. */
  statementTimeout?: number
  /** Others of the server. */
  settings?: ServerSettings
  /** Connections at once. */
  max?: number
  /** Whether a pooler stands between, whose connections keep nothing from one transaction to the next. */
  isPooled?: boolean
  /** Pools of one database share what they know of it. */
  outage?: Outage
}

/**
 * Opens a pool of connections; the first query makes the first. Close it before the embedded server stops: what
 * is still asked then has two seconds.
 */
export function openDatabase({
  url,
  statementTimeout,
  settings: others,
  max = 10,
  isPooled = false,
  outage = watchForOutage(databaseProbe(url)),
}: DatabaseOptions) {
  const settings = { ...others, ...(statementTimeout && { statement_timeout: statementTimeout }) }
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'proa',
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000, // a new connection costs the server as much as many queries
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 600, // so that a server which takes another's place gets its share of them
    options: isPooled ? undefined : startupOptions(settings),
  })
  // A lost connection fails its query and leaves the pool; unheard, its event would end the process as well.
  // The pool itself hears only idle ones, so those that are lent, as for a transaction, need an ear too.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { failWaiting } = failFast(pool, outage)
  const delay = delayOf(pool)
  const longest = statementTimeout && statementTimeout + grace + (isPooled ? longestQueue : 0)
  const silence = endSilentConnections(pool, url, { longest, onSilence: outage.suspect })
  const cutAll = () => {
    failWaiting()
    silence.cutAll()
  }
  const close = () => {
    setTimeout(cutAll, longestGoodbye).unref()
    return pool.end()
  }
  return {
    db: databaseOn(pool, isPooled ? setPerTransaction(pool, settings) : undefined),
    pool,
    outage,
    delay,
    cutAll,
    close,
  }
}

/** As the server's own programs take them: https://www.postgresql.org/docs/current/libpq-connect.html */
const startupOptions = (settings: ServerSettings) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/**
 * Drizzle by itself never gives back a connection on which a transaction could not begin.
 * @param setting what each transaction begins with
 */
function databaseOn(pool: pg.Pool, setting?: SQL) {
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(async (tx) => {
        if (setting) await tx.execute(setting)
        return work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  return db
}

/**
 * Throws one sentence if the server can't be reached or is older than PostgreSQL 18. Comes before `migrate`.
 * @param setting that leads to it
 */
export async function checkServer(pool: pg.Pool, setting = 'DATABASE_URL'): Promise<void> {
  const { number, name } = await serverVersion(pool, setting)
  if (number < 180_000)
    throw new Error(
      `The database server is PostgreSQL ${name}, and 18 or later is needed; upgrade it or set ${setting} to another.`,
    )
}

/** Throws one sentence if the server can't be reached. `number` is like 180007 for 18.7. */
export async function serverVersion(
  pool: pg.Pool,
  setting = 'DATABASE_URL',
): Promise<{ number: number; name: string }> {
  try {
    const { rows } = await pool.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    )
    return rows[0] ?? { number: 0, name: 'of no known version' }
  } catch (error) {
    const reason = reasonOf(error)
    const remedy = reason.startsWith('unsupported startup parameter')
      ? 'set DATABASE_DIRECT_URL to its address without the pooler,'
      : 'start it'
    throw new Error(`The database can't be reached (${reason}); ${remedy} or correct ${setting}.`, {
      cause: error,
    })
  }
}

/** If several addresses were tried, Node's own message is empty and their errors are in `errors`. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

/**
 * Throws one sentence if the database's locale hides Korean, Japanese and Chinese from text search, as
 * libc's C does. Comes after `migrate`, which brings the extension that it asks.
 */
export async function checkLocale(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ trigrams: string[] }>(`select show_trgm('사이판') as trigrams`)
  if (rows[0]?.trigrams.length === 0)
    throw new Error(
      `The database's locale can't search Korean, Japanese and Chinese; create it again with "create database ... template template0 locale 'C.UTF-8'".`,
    )
}
