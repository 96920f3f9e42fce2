import { expect, test } from 'vitest'
import { jobTools } from '../../tests/job-tools.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { chores } from './chores.ts'

const { db, pool } = await testDatabase()
const runAll = () => Promise.all(chores.map(({ job }) => job.run({ _cron: {} }, jobTools(db))))

test('jobs that failed for good go after a week, those to be tried again stay', async () => {
  await pool.query(`
    select graphile_worker.add_job('mail-reset', json_build_object('email', name), max_attempts => 2)
    from unnest(array['old', 'fresh', 'waiting']) name`)
  await pool.query(`
    update graphile_worker._private_jobs set
      attempts = case payload->>'email' when 'waiting' then 1 else 2 end,
      updated_at = now() - case payload->>'email' when 'fresh' then interval '6 days' else interval '8 days' end`)
  await runAll()
  const { rows } = await pool.query(`select payload->>'email' as email from graphile_worker._private_jobs`)
  expect(rows.map(({ email }) => email).toSorted()).toEqual(['fresh', 'waiting'])
})

test('the chores count listings, and end what has expired', async () => {
  await pool.query(`
    insert into listing (kind, ref, title, island, next_start, last_end) values
      ('vehicle', '1', 'Civic', 'saipan', null, null),
      ('event', '1', 'Over', 'rota', now() - interval '2 h', now() - interval '1 h')`)
  await runAll()
  await runAll()
  const { rows } = await pool.query(`
    select (select count from facet_count where token = 'vehicle.') as vehicles,
      (select next_start from listing where kind = 'event') as next`)
  expect(rows).toEqual([{ vehicles: 1, next: null }])
})
