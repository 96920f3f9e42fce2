import pg from 'pg'
import { expect, test } from 'vitest'
import { fetchMade } from '../../ask.ts'
import { startNpm } from '../../npm-start.ts'
import { patience } from '../../patience.ts'
import { joined, keepVisiting, serving, several } from '../../web-processes.ts'

test('a process that is asked to end drains and is replaced; one of them does the jobs, and both say together that they stop', async () => {
  const site = await startNpm({ ...several, DRAIN_DELAY: '12' })
  await expect.poll(() => joined(site), patience).toBe(1)
  const database = new pg.Client({ connectionString: site.database })
  await database.connect()
  // One for each queue, of the process that does the jobs.
  const jobLocks = async () => {
    const { rows } = await database.query(`select count(distinct pid)::int from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
    return rows[0].count
  }
  await expect.poll(jobLocks, patience).toBe(4)
  const visits = keepVisiting(site)
  process.kill(serving(site)[1]!, 'SIGTERM')
  await site.untilPrinted('Process 2 ended with code 0 unexpectedly; it restarts in 1 s.')
  await expect.poll(() => joined(site), patience).toBe(2)
  expect(await visits.end()).toMatchObject({ failed: [] })
  await expect.poll(jobLocks, patience).toBe(4)
  await database.end()

  process.kill(site.family()[0]!.pid, 'SIGTERM')
  const statuses = async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => fetch(`${site.origin}/readyz`, { headers: { connection: 'close' } })),
    )
    return [...new Set(answers.map(({ status }) => status))]
  }
  await expect.poll(statuses, { interval: 10 }).toEqual([503])
  expect((await fetchMade(`${site.origin}/login`)).status).toBe(200)
  expect(await site.ended()).toEqual([0, null])
})
