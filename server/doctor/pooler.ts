import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { SiteDatabase } from '../database.ts'
import { type Finding, notSetUp, ok, problem, tried } from './finding.ts'

const longest = 3_000 // ms
const channel = 'doctor'
const looks = 5

/** Whether notifications arrive, without which pages stay old, and whether a pooler keeps what a transaction sets. */
export async function tryPooler(
  { db, pool, directUrl }: Pick<SiteDatabase, 'db' | 'pool' | 'directUrl'>,
  isPooled: boolean,
): Promise<Finding[]> {
  const heard = await tried('Notifications', 'Correct DATABASE_DIRECT_URL.', async () => {
    const isHeard = await hears(directUrl, () => pool.query('select pg_notify($1, $2)', [channel, 'trial']))
    if (isHeard) return ok('Notifications', 'arrive')
    return problem(
      'Notifications',
      'do not arrive',
      isPooled
        ? 'DATABASE_DIRECT_URL has to lead past the pooler, to the same database.'
        : 'There is a pooler in DATABASE_URL: set DATABASE_DIRECT_URL to the address without it.',
    )
  })
  return [
    ...heard,
    ...(isPooled ? await keepsLimits(db) : [notSetUp('Pooler', 'None is needed for one machine.')]),
  ]
}

async function hears(url: string, notify: () => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longest })
  client.on('error', () => {})
  try {
    await client.connect()
    const heard = new Promise<true>((resolve) => client.on('notification', () => resolve(true)))
    for (let time = 0; time < looks; time++) if (await isLent(client)) return false
    await client.query(`listen ${channel}`)
    await notify()
    return await Promise.race([heard, sleep(longest, false, { ref: false })])
  } finally {
    void client.end().catch(() => {})
  }
}

/** Whether a pooler lends another connection than the one that was named at the start: it drops notifications. */
async function isLent(client: pg.Client) {
  const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own')
  return rows[0]!.own !== (client as unknown as { processID: number }).processID
}

/** The mode for transactions carries them, that for statements does not. */
const keepsLimits = (db: SiteDatabase['db']) =>
  tried('Pooler', 'Its pool_mode has to be transaction, and DATABASE_URL right.', async () => {
    const first = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ limit: string; backend: number }>(
        sql`select current_setting('statement_timeout') as limit, pg_backend_pid() as backend`,
      )
      const { rows: again } = await tx.execute<{ backend: number }>(sql`select pg_backend_pid() as backend`)
      return { limit: rows[0]!.limit, isOne: rows[0]!.backend === again[0]!.backend }
    })
    return first.isOne && first.limit !== '0'
      ? ok('Pooler', 'keeps a transaction together')
      : problem('Pooler', 'does not keep a transaction together', 'Its pool_mode has to be transaction.')
  })
