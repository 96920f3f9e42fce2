import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { isWithinRate } from './rate-limit.server.ts'

const { db } = await testDatabase()
const use = (key: string) => isWithinRate(db, key, { most: 3, seconds: 600 })

test('so many uses in a window, each key for itself', async () => {
  const uses = await Promise.all([use('ana'), use('ana'), use('ana'), use('ana'), use('ana')])
  expect(uses.filter(Boolean)).toHaveLength(3)
  expect(await use('ben')).toBe(true)
})

test('a new window begins when the old one has ended, and ended ones are deleted', async () => {
  for (let count = 0; count < 4; count++) await use('carla')
  expect(await use('carla')).toBe(false)
  await db.execute(sql`update rate_limit set ends_at = now() - interval '1 second'`)
  expect(await use('carla')).toBe(true)
  expect((await db.execute(sql`select from rate_limit`)).rowCount).toBe(1)
})

test('a window from before the clock was set back has ended', async () => {
  for (let count = 0; count < 4; count++) await use('gina')
  expect(await use('gina')).toBe(false)
  await db.execute(sql`update rate_limit set ends_at = ends_at + interval '1 day'`)
  expect(await Promise.all([use('gina'), use('gina'), use('gina')])).toEqual([true, true, true])
  expect(await use('gina')).toBe(false)
})

test('two that begin a window again, each in a transaction, do not wait for each other', async () => {
  await use('dora')
  await use('emil')
  await db.execute(sql`update rate_limit set ends_at = now() - interval '1 second'`)
  await db.transaction(async (one) => {
    // As far as a transaction is that has counted, and has yet to delete what has expired.
    await one.execute(sql`select from rate_limit where key = 'dora' for update`)
    await db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '2s'`)
      expect(await isWithinRate(other, 'emil', { most: 3, seconds: 600 })).toBe(true)
    })
    expect(await isWithinRate(one, 'dora', { most: 3, seconds: 600 })).toBe(true)
  })
})
