import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, openDatabase } from './client.server.ts'
import type { Outage } from './outage.server.ts'

/**
 * Runs queries that must not outlast their visitor: when `signal` aborts, the one that is running is cancelled.
 * Not to be nested: each run holds a connection, and all of them could wait for one more.
 */
export type Search = <T>(signal: AbortSignal, work: (database: Database) => Promise<T>) => Promise<T>

const longest = 1_000 // ms

/**
 * Opens connections for searches: their statements have a time limit (SQLSTATE 57014 when they exceed it), and they
 * never read a whole table, which is dearer than the planner thinks where rows have parts stored apart.
 * @param others a pool with connections to spare, from which to cancel
 */
export function openSearches(
  url: string,
  others: pg.Pool,
  outage?: Outage,
): { search: Search; close: () => Promise<void> } {
  const options = '-c enable_seqscan=off'
  const { pool, close } = openDatabase({ url, statementTimeout: longest, options, outage })
  return { search: searchIn(pool, others), close }
}

const searchIn =
  (searches: pg.Pool, others: pg.Pool): Search =>
  async (signal, work) => {
    signal.throwIfAborted()
    const client = (await searches.connect()) as pg.PoolClient & { processID: number } // left out by its types
    let cancelled: Promise<unknown> | undefined
    const cancel = () => {
      cancelled = others.query('select pg_cancel_backend($1)', [client.processID]).catch(() => {})
    }
    signal.addEventListener('abort', cancel, { once: true })
    try {
      signal.throwIfAborted() // it may have left while waiting for a connection
      return await work(drizzle(client))
    } finally {
      signal.removeEventListener('abort', cancel)
      await cancelled // or it could hit the connection's next user
      client.release()
    }
  }

/** Whether a query ran into its time limit or was cancelled. */
export const ranOutOfTime = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '57014' || (cause instanceof Error && ranOutOfTime(cause))
}
