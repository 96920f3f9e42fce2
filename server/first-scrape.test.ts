import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { loaderArguments } from '../tests/page-context.ts'
import { testDatabase } from '../tests/test-database.ts'
import { conditionMetrics } from './condition-metrics.ts'
import { jobMetrics } from './job-metrics.ts'

const database = await testDatabase()
const { condition } = loaderArguments(database, '/').page
const around = { condition, answers: async () => true, delay: () => 0, countsFiles: true }

test('the first time that figures are asked for, they have the sizes of disks and the age of jobs', async () => {
  await database.pool.query(
    `select graphile_worker.add_job('rebuild-rollup', run_at => now() - interval '10 minutes')`,
  )
  const registry = new Registry()
  conditionMetrics(around, [registry])
  jobMetrics(database.pool, [registry])
  const told = await registry.metrics()
  expect(told).toMatch(/^disk_bytes\{of="data"\} \d{6}/m)
  expect(told).toMatch(/^jobs_oldest_seconds 6\d\d/m)
  expect(told).toContain('jobs{kind="rebuild-rollup",state="waiting"} 1')
})

test('of several processes those after the first go through no files', async () => {
  const [first, other] = [new Registry(), new Registry()]
  let looks = 0
  const counted = { ...condition, files: async () => ({ count: ++looks, bytes: 1 }) }
  conditionMetrics({ ...around, condition: counted, countsFiles: false }, [other])
  expect(await other.metrics()).not.toMatch(/^stored_files/m)
  expect(looks).toBe(0)
  conditionMetrics({ ...around, condition: counted }, [first])
  expect(await first.metrics()).toMatch(/^stored_files_bytes 1$/m)
})
