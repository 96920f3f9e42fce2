import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { transactionPooler } from '../../../tests/transaction-pooler.ts'
import { checkServer, openDatabase } from './client.server.ts'
import { openSearches, ranOutOfTime } from './search.server.ts'

const direct = await testDatabase()
const { url, size } = await transactionPooler(direct.url)
const { db, pool, close } = openDatabase({ url, statementTimeout: 500, isPooled: true })
const searches = openSearches({ url, others: direct.pool, isPooled: true })
afterAll(() => Promise.all([close(), searches.close()]))

const limit = `current_setting('statement_timeout')`

/** What every connection of the pooler has kept: all are taken at once. */
async function keptSettings() {
  const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()))
  for (const client of clients) await client.query('begin')
  const kept = await Promise.all(
    clients.map((client) => client.query(`select name, setting from pg_settings where source = 'session'`)),
  )
  for (const client of clients) await client.query('commit')
  for (const client of clients) client.release()
  return kept.flatMap(({ rows }) => rows)
}

test('behind a pooler each query and each transaction has the time limit, and no connection keeps it', async () => {
  for (let time = 0; time < size; time++) {
    expect((await pool.query(`select ${limit} as limit`)).rows).toEqual([{ limit: '500ms' }])
    await expect(pool.query('select pg_sleep($1)', [20])).rejects.toMatchObject({ code: '57014' })
    await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toSatisfy(ranOutOfTime)
    await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`))).rejects.toSatisfy(ranOutOfTime)
  }
  await db.transaction(async (tx) => {
    expect((await tx.execute(sql.raw(`select ${limit} as limit`))).rows).toEqual([{ limit: '500ms' }])
  })
  expect(await keptSettings()).toEqual([])
})

test('what a single query writes is written, and not if it fails', async () => {
  await pool.query(`insert into rate_limit (key, count, ends_at) values ($1, 1, now())`, ['once'])
  const twice = `insert into rate_limit (key, count, ends_at) values ('other', 1, now()), ('once', 1, now())`
  await expect(pool.query(twice)).rejects.toThrow('duplicate key')
  expect((await pool.query('select key from rate_limit')).rows).toEqual([{ key: 'once' }])
})

test('a search behind a pooler reads no whole table, and ends with its visitor: no other query is cancelled', async () => {
  const leaving = new AbortController()
  const left = searches.search(leaving.signal, async (database) => {
    await database.execute(sql`set local statement_timeout = 0`)
    await database.execute(sql`select pg_sleep(60)`)
  })
  const others = Array.from({ length: 2 }, () =>
    searches.search(new AbortController().signal, async (database) => {
      await database.execute(sql`set local statement_timeout = 0`)
      await database.execute(sql`select pg_sleep(0.4)`)
      return (await database.execute(sql`select current_setting('enable_seqscan') as scans`)).rows
    }),
  )
  const running = () =>
    direct.pool.query(
      `select from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()`,
    )
  await expect.poll(async () => (await running()).rowCount).toBe(1)
  leaving.abort()
  await expect(left).rejects.toSatisfy(ranOutOfTime)
  expect(await Promise.all(others)).toEqual([[{ scans: 'off' }], [{ scans: 'off' }]])
  expect(await keptSettings()).toEqual([])
})

test('who does not say that a pooler stands between is told what to set', async () => {
  const { pool: unaware, close: closeUnaware } = openDatabase({ url, statementTimeout: 200 })
  await expect(checkServer(unaware)).rejects.toThrow(
    "The database can't be reached (unsupported startup parameter: options); set DATABASE_DIRECT_URL to its address without the pooler, or correct DATABASE_URL.",
  )
  await closeUnaware()
})
