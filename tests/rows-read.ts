import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '../app/ground/db/client.server.ts'

type Step = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** How many rows of each table PostgreSQL reads for what `ask` selects, as it tells by EXPLAIN ANALYZE. */
export async function rowsRead(
  pool: pg.Pool,
  ask: (database: Database) => Promise<unknown>,
): Promise<Record<string, number>> {
  const asked: { query: string; params: unknown[] }[] = []
  await ask(drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } }))
  const read: Record<string, number> = {}
  for (const { query, params } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      `explain (analyze, format json) ${query}`,
      params,
    )
    add(read, rows[0]!['QUERY PLAN'][0].Plan)
  }
  return read
}

function add(read: Record<string, number>, step: Step) {
  const table = step['Relation Name']
  const rows = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
  if (table) read[table] = (read[table] ?? 0) + Math.round(rows * step['Actual Loops'])
  for (const inner of step.Plans ?? []) add(read, inner)
}
