import { expect, test } from 'vitest'
import { jobTools } from '../../tests/job-tools.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { chores } from './chores.ts'

const { db, pool } = await testDatabase()
const runAll = () => Promise.all(chores.map(({ job }) => job.run({ _cron: {} }, jobTools(db))))

test('dead jobs go after 90 days, and those that are owed to people are tried again', async () => {
  await pool.query(`
    select graphile_worker.add_job(kind, json_build_object('name', name), max_attempts => 2)
    from (values ('mail-reset', 'old'), ('mail-reset', 'fresh'), ('mail-reset', 'waiting'), ('delete-files', 'owed')) of (kind, name)`)
  await pool.query(`
    update graphile_worker._private_jobs set
      attempts = case payload->>'name' when 'waiting' then 1 else 2 end,
      updated_at = now() - case payload->>'name' when 'fresh' then interval '89 days' else interval '91 days' end`)
  await runAll()
  const { rows } = await pool.query(
    `select payload->>'name' as name, attempts from graphile_worker._private_jobs order by 1`,
  )
  expect(rows).toEqual([
    { name: 'fresh', attempts: 2 },
    { name: 'owed', attempts: 0 },
    { name: 'waiting', attempts: 1 },
  ])
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
