import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkLocale, checkServer, type Database, openDatabase } from './client.server.ts'
import { cloneDatabase, startTestServer } from './testing.ts'

let testServer: Awaited<ReturnType<typeof startTestServer>>
let url: string

beforeAll(async () => {
  testServer = await startTestServer(async (template) => {
    const { pool, close } = openDatabase({ url: template })
    await pool.query('create extension pg_trgm')
    await close()
  })
  url = await cloneDatabase(testServer.server, 'client')
})

afterAll(() => testServer.stop())

test('what takes the database takes a transaction', async () => {
  const { db, close } = openDatabase({ url })
  const nameOf = async (database: Database) =>
    (await database.execute<{ name: string }>(sql`select current_setting('application_name') as name`))
      .rows[0]?.name
  expect(await nameOf(db)).toBe('proa')
  expect(await db.transaction((tx) => nameOf(tx))).toBe('proa')
  await close()
})

test('a query may have a time limit', async () => {
  const { pool, close } = openDatabase({ url, statementTimeout: 50 })
  await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
  await close()
})

async function cutConnections() {
  const admin = new pg.Client({ connectionString: testServer.server })
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'client'`)
  await admin.end()
}

test('a lost connection fails its transaction and nothing else', async () => {
  const { db, pool, close } = openDatabase({ url })
  const idle = await pool.connect()
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`select`)
    idle.release()
    await cutConnections()
    await tx.execute(sql`select`)
  })
  await expect(cut).rejects.toThrow()
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('a transaction that can not begin gives its connection back', async () => {
  const { db, pool, close } = openDatabase({ url })
  pool.once('acquire', (client) => client.connection.stream.destroy())
  await expect(db.transaction((tx) => tx.execute(sql`select`))).rejects.toThrow('begin')
  await expect.poll(() => pool.totalCount).toBe(0)
  await close()
})

test('a current server with a Unicode locale is accepted', async () => {
  const { pool, close } = openDatabase({ url })
  await expect(checkServer(pool)).resolves.toBeUndefined()
  await expect(checkLocale(pool)).resolves.toBeUndefined()
  await close()
})

test('a server that is not there is named, its password is not', async () => {
  const { pool, close } = openDatabase({ url: 'postgresql://app:secret@127.0.0.1:1/app' })
  await expect(checkServer(pool)).rejects.toThrow(
    "The database can't be reached (connect ECONNREFUSED 127.0.0.1:1); start it or correct DATABASE_URL.",
  )
  await close()
})

test('a server older than PostgreSQL 18 is refused', async () => {
  const { pool, close } = openDatabase({ url })
  const old = { rows: [{ number: 170_006, name: '17.6' }] }
  vi.spyOn(pool, 'query').mockImplementation(() => Promise.resolve(old))
  await expect(checkServer(pool)).rejects.toThrow(
    'The database server is PostgreSQL 17.6, and 18 or later is needed; upgrade it or set DATABASE_URL to another.',
  )
  await close()
})

test("a database in libc's C locale is refused", async () => {
  const admin = new pg.Client({ connectionString: testServer.server })
  await admin.connect()
  await admin.query(`create database plain template template0 owner app locale_provider libc locale 'C'`)
  await admin.end()
  const { pool, close } = openDatabase({ url: url.replace('/client', '/plain') })
  await pool.query('create extension pg_trgm')
  await expect(checkLocale(pool)).rejects.toThrow("locale can't search Korean, Japanese and Chinese")
  await close()
})
