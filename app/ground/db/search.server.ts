import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, openDatabase } from './client.server.ts'
import type { Outage } from './outage.server.ts'
import type { ServerSettings } from './per-transaction.server.ts'

/**
 * Runs queries that must not outlast their visitor: when `signal` aborts, the one that is running is cancelled.
 * Not to be nested: each run holds a connection, and all of them could wait for one more.
 */
export type Search = <T>(signal: AbortSignal, work: (database: Database) => Promise<T>) => Promise<T>

const longest = 1_000 // ms

type SearchOptions = {
  url: string
  /** A pool with connections to spare, from which to cancel. */
  others: pg.Pool
  /** Of the server, besides those that all searches have. */
  settings?: ServerSettings
  isPooled?: boolean
  outage?: Outage
}

/**
 * Opens connections for searches: their statements have a time limit (SQLSTATE 57014 when they exceed it), and they
 * never read a whole table, which is dearer than the planner thinks where rows have parts stored apart.
 */
export function openSearches({ url, others, settings, isPooled, outage }: SearchOptions) {
  const { db, pool, delay, cutAll, close } = openDatabase({
    url,
    statementTimeout: longest,
    settings: { enable_seqscan: 'off', ...settings },
    isPooled,
    outage,
  })
  const search: Search = async (signal, work) => {
    signal.throwIfAborted()
    return isPooled
      ? db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          return untilAborted(signal, { pid: rows[0]!.pid, others }, () => work(tx))
        })
      : onOneConnection(pool, (client) =>
          untilAborted(signal, { pid: client.processID, others }, () => work(drizzle(client))),
        )
  }
  return { search, delay, cutAll, close }
}

type SearchClient = pg.PoolClient & { processID: number } // left out by its types

async function onOneConnection<T>(pool: pg.Pool, work: (client: SearchClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client as SearchClient)
  } finally {
    client.release()
  }
}

async function untilAborted<T>(
  signal: AbortSignal,
  { pid, others }: { pid: number; others: pg.Pool },
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted() // it may have left while waiting for a connection
  let cancelled: Promise<unknown> | undefined
  const cancel = () => {
    cancelled = others.query('select pg_cancel_backend($1)', [pid]).catch(() => {})
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await work()
  } finally {
    signal.removeEventListener('abort', cancel)
    await cancelled // or it could hit the connection's next user
  }
}

/** Whether a query ran into its time limit or was cancelled. */
export const ranOutOfTime = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '57014' || (cause instanceof Error && ranOutOfTime(cause))
}
