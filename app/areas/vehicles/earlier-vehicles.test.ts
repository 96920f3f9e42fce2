import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import { jobTools } from '../../../tests/job-tools.ts'
import '../../registry/register.server.ts'
import { reindexKind } from '../../directory/reindex-kind.server.ts'

const { db, pool, upgrade } = await databaseBefore('0294')

/** The payloads of the jobs that wait, the latest last. */
const waiting = async () => {
  const { rows } = await pool.query<{ payload: unknown; isLater: boolean }>(
    `select payload, run_at > now() + interval '50 minutes' as "isLater"
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where identifier = 'reindex-kind' order by run_at`,
  )
  return rows
}

test('vehicles of an earlier version are found by their makes in whatever letters, and boats by no body style', async () => {
  const add = (ref: string, attributes: Record<string, string>) =>
    pool.query(
      `insert into listing (kind, ref, title, island, attributes, facets, words)
       select 'vehicle', $1::text, 'Vehicle', 'saipan', $2::jsonb, array_agg('vehicle.' || key || '=' || value), ''::tsvector
       from jsonb_each_text($2::jsonb)`,
      [ref, JSON.stringify(attributes)],
    )
  const found = async (token: string) => {
    const { rows } = await pool.query<{ ref: string }>(
      'select ref from listing where facets @> $1 order by ref',
      [[token]],
    )
    return rows.map(({ ref }) => ref)
  }
  await add('small', { make: 'toyota' })
  await add('stated', { make: 'Toyota' })
  await add('other', { make: 'yamaha' })
  await add('boat', { category: 'boat', bodyStyle: 'van' })
  await add('van', { category: 'car', bodyStyle: 'van' })
  await upgrade()
  const [first, second, ...others] = await waiting()
  expect([first, second, others]).toEqual([
    { payload: { kind: 'vehicle' }, isLater: false },
    { payload: { kind: 'vehicle' }, isLater: true },
    [],
  ])

  await reindexKind.run(first!.payload, jobTools(db))
  expect(await found('vehicle.make=Toyota')).toEqual(['small', 'stated'])
  expect(await found('vehicle.make=yamaha')).toEqual(['other'])
  expect(await found('vehicle.bodyStyle=van')).toEqual(['van'])

  await add('beside', { make: 'TOYOTA' }) // as a process of the earlier version saves it beside this one
  await pool.query(`update listing set facets = '{vehicle.make=toyota}' where ref = 'small'`)
  await reindexKind.run(second!.payload, jobTools(db))
  expect(await found('vehicle.make=Toyota')).toEqual(['beside', 'small', 'stated'])
})
