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
