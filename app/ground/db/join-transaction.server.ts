import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './client.server.ts'

/**
 * Does all of `work` or nothing, in the transaction that is given, or else in one of its own. A savepoint for each of
 * many rows would slow down everyone else: with more than 64 in a transaction the server looks up that of each row
 * again.
 */
export const joinTransaction = <Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> => (is(database, PgTransaction) ? work(database) : database.transaction(work))
