import { expect, test } from 'vitest'
import { testDatabase } from '../tests/test-database.ts'
import { startChores } from './chores.ts'
import type { Log } from './log.ts'

const { db, pool } = await testDatabase()
const errors: unknown[] = []
const log = { error: (what: unknown) => errors.push(what) } as unknown as Log
const runOnce = () => startChores(db, log, { sampleData: true }).stop()
const count = async () =>
  (await pool.query("select count from facet_count where token = 'vehicle.'")).rows[0]?.count ?? 0
const add = (ref: string) =>
  pool.query("insert into listing (kind, ref, title, island) values ('vehicle', $1, 'Civic', 'saipan')", [
    ref,
  ])
const aMinutePasses = () => pool.query("update chore set taken_at = now() - interval '1 minute'")

test('of two processes, one does a chore in a minute', async () => {
  await add('1')
  await runOnce()
  expect(await count()).toBe(1)
  await add('2')
  await runOnce()
  expect(await count()).toBe(1)
  await aMinutePasses()
  await runOnce()
  expect(await count()).toBe(2)
})

test('a chore that fails is written down and does not keep the others from theirs', async () => {
  await pool.query(`
    insert into listing (kind, ref, title, island, next_start, last_end)
    values ('event', '1', 'Over', 'rota', now() - interval '2 h', now() - interval '1 h')`)
  await pool.query('alter table facet_count rename to facet_count_away')
  await aMinutePasses()
  await runOnce()
  expect(errors).toMatchObject([{ chore: 'rollup' }])
  const { rows } = await pool.query("select next_start from listing where kind = 'event'")
  expect(rows).toEqual([{ next_start: null }])
})
