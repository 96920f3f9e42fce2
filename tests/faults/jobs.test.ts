import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob, enqueue } from '../../app/ground/db/jobs.server.ts'
import { runJobs } from '../../server/jobs/run-jobs.ts'
import { jobTools } from '../job-tools.ts'
import { faultyLine } from '../line.ts'
import { testDatabase } from '../test-database.ts'

const { db, pool, url } = await testDatabase()
const line = await faultyLine(url)
const log = { error: () => {} }
const unheard: unknown[] = []
process.on('unhandledRejection', (error) => unheard.push(error))

afterEach(() => pool.query('truncate graphile_worker._private_jobs'))

test.each(['cut', 'reset'] as const)(
  'a line that is %s while jobs fail and succeed loses no job and leaves no error unheard',
  async (fault) => {
    const done = new Set<number>()
    const failed = new Set<number>()
    const work = defineJob({
      name: 'work',
      payload: z.object({ number: z.number() }),
      run: async ({ number }: { number: number }) => {
        await pool.query('select pg_sleep(0.02)')
        if (number % 2 && !failed.has(number)) {
          failed.add(number)
          throw new Error('not the first time')
        }
        done.add(number)
      },
    })
    const all = Array.from({ length: 60 }, (_, number) => number)
    for (const number of all) await enqueue(db, work, { number })
    const worker = runJobs({ jobs: [work], tools: jobTools(db), directUrl: line.url, log })
    for (const share of [5, 20, 40]) {
      await expect.poll(() => done.size + failed.size, { interval: 5 }).toBeGreaterThan(share)
      line[fault]()
    }
    // What failed waits for some seconds before it is tried again.
    await expect.poll(() => done.size, { timeout: 20_000 }).toBe(all.length)
    await expect
      .poll(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount)
      .toBe(0)
    await worker.stop()
    expect(unheard).toEqual([])
  },
)
