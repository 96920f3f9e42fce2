import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import pg from 'pg'
import { fetchMade } from '../ask.ts'
import { postmasterOf } from '../embedded-site.ts'
import { startNpm } from '../npm-start.ts'
import { longestStart } from '../patience.ts'

const several = { WEB_PROCESSES: '2', LOG_LEVEL: 'error' }
const patience = { timeout: longestStart }
type Npm = Awaited<ReturnType<typeof startNpm>>

const serving = (site: Npm) =>
  site
    .family()
    .filter(({ command }) => command.includes('build/server/main.js'))
    .map(({ pid }) => pid)
/** How many have begun to serve beside others. */
const joined = (site: Npm) => site.output.text.match(/^One more process serves /gm)?.length ?? 0
/** How many have answered from their start, as no other did. */
const alone = (site: Npm) => site.output.text.match(/^Proa is at /gm)?.length ?? 0

/**
 * Four visitors ask on new connections until `end`, and once more where they got no answer, as browsers do. They pause,
 * or they would keep a core busy that the processes need to start.
 */
function keepVisiting(site: Npm) {
  const ending = new AbortController()
  const statuses: number[] = []
  let lost = 0
  const ask = () => fetchMade(`${site.origin}/login`, { headers: { connection: 'close' } })
  const visits = Array.from({ length: 4 }, async () => {
    while (!ending.signal.aborted) {
      const answer = await ask().catch(() => {
        lost++
        return ask()
      })
      statuses.push(answer.status)
      await answer.arrayBuffer()
      await delay(20)
    }
  })
  return {
    count: () => statuses.length,
    async end() {
      ending.abort()
      await Promise.all(visits)
      return { failed: statuses.filter((status) => status !== 200), lost }
    },
  }
}

test('of two processes one that is killed is started again while the other serves, also the one that began the database; of two that end at once one answers from its start; SIGTERM ends all', async () => {
  const site = await startNpm({ ...several, DATABASE_URL: '' })
  await expect.poll(() => joined(site), patience).toBe(1)
  const database = await postmasterOf(site.dataFolder)
  const visits = keepVisiting(site)
  for (const [at, killed] of serving(site).entries()) {
    process.kill(killed, 'SIGKILL')
    await site.untilPrinted(`Process ${at + 1} was ended by SIGKILL unexpectedly; it restarts in 1 s.`)
    const before = visits.count()
    await expect.poll(visits.count).toBeGreaterThan(before + 20)
    await expect.poll(() => joined(site), patience).toBe(at + 2)
  }
  const { failed, lost } = await visits.end()
  expect(failed).toEqual([])
  expect(lost).toBeLessThan(10)
  expect(await postmasterOf(site.dataFolder)).toBe(database)
  // Whichever process is asked tells of all.
  for (let time = 0; time < 3; time++) expect(await site.metrics()).toContain('\nprocess_restarts 2\n')
  const [slow] = serving(site)
  process.kill(slow!, 'SIGSTOP')
  const told = site.metrics()
  await delay(1_500)
  process.kill(slow!, 'SIGCONT')
  expect(await told, 'of a process that could not answer for a while').toContain('\nprocess_restarts 2\n')

  for (const pid of serving(site)) process.kill(pid, 'SIGKILL')
  await expect.poll(() => [alone(site), joined(site)], patience).toEqual([2, 4])

  const family = [...site.family().map(({ pid }) => pid), await postmasterOf(site.dataFolder)]
  process.kill(family[0]!, 'SIGTERM')
  await site.ended()
  await expect.poll(() => family.filter(isRunning), patience).toEqual([])
})

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

test.each([
  ['2.5', 'must be a whole number'],
  ['1e9', 'must be at most 64'],
])('%s processes are a wrong setting', async (count, problem) => {
  const site = await startNpm({ WEB_PROCESSES: count }, { isReady: false })
  expect(await site.ended()).toEqual([1, null])
  expect(site.output.text.split(`WEB_PROCESSES ${problem}`)).toHaveLength(2)
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
