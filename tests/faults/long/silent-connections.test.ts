import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../../app/ground/db/client.server.ts'
import { isOutOfReach } from '../../../app/ground/db/out-of-reach.ts'
import { databaseProbe } from '../../../app/ground/db/silence.server.ts'
import { faultyConnection } from '../../faulty-connection.ts'
import { testDatabase } from '../../test-database.ts'

const { pool: direct, url } = await testDatabase()
const line = await faultyConnection(url)
const { db, pool } = openDatabase({ url: line.url, statementTimeout: 15_000 })
const answers = databaseProbe(line.url)
await direct.query('create table one (n int); insert into one values (0)')

afterEach(() => line.heal())

/** Asks without a pause, by all connections there are; each answer takes a while, but no one's processor. */
function traffic() {
  const ending = new AbortController()
  const visitor = async () => {
    while (!ending.signal.aborted) await pool.query('select pg_sleep(0.05)').catch(() => sleep(50))
  }
  const visitors = Array.from({ length: 24 }, visitor)
  return async () => {
    ending.abort()
    await Promise.all(visitors)
  }
}

test('connections that died without a word are replaced under steady traffic, and their locks go', async () => {
  const stop = traffic()
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`update one set n = 1`)
    line.drop()
    await tx.execute(sql`update one set n = 2`)
  })
  const failure = lost.catch((error: unknown) => error)
  const start = Date.now()
  await expect
    .poll(() => pool.query('update one set n = 3').catch(() => 'no'), { timeout: 10_000 })
    .not.toBe('no')
  expect(Date.now() - start).toBeLessThan(10_000)
  expect(isOutOfReach(await failure)).toBe(true)
  await stop()
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select')))
})

test('a query that is worked on for long is left alone', async () => {
  expect((await pool.query('select pg_sleep(6)')).rowCount).toBe(1)
})

test('while nothing answers, a query fails in seconds; when it does again, all is well at once', async () => {
  expect(await answers()).toBe(true)
  const stop = traffic()
  line.drop()
  line.dropNew()
  const start = Date.now()
  const failures = await Promise.all(
    [pool.query('select'), db.transaction((tx) => tx.execute(sql`select`))].map((query) =>
      query.catch((error: unknown) => error),
    ),
  )
  expect(failures.map(isOutOfReach)).toEqual([true, true])
  expect(Date.now() - start).toBeLessThan(10_000)
  await expect.poll(answers).toBe(false)
  line.drop()
  line.heal()
  await expect.poll(() => pool.query('select').catch(() => 'no'), { timeout: 10_000 }).not.toBe('no')
  await expect.poll(answers).toBe(true)
  await stop()
})

test('a pause of this process itself is not taken for an outage', async () => {
  const late = Promise.all([databaseProbe(line.url)(), pool.query('select')])
  await setImmediate()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000) // nothing is heard during this time
  const [isThere] = await late
  expect(isThere).toBe(true)
})

test('a line that is slow is not taken for dead', async () => {
  line.delay(300)
  const { rowCount } = await db.transaction(async (tx) => {
    for (let times = 0; times < 5; times++) await tx.execute(sql`select`)
    return tx.execute(sql`select from one`)
  })
  line.delay(0)
  expect(rowCount).toBe(1)
})

test('closing does not wait for a listener whose connection is silent', async () => {
  const { pool: listening, close } = openDatabase({ url: line.url })
  const client = await listening.connect()
  await client.query('listen nothing')
  client.once('error', () => client.release())
  line.drop()
  const start = Date.now()
  await close()
  expect(Date.now() - start).toBeLessThan(5_000)
})
