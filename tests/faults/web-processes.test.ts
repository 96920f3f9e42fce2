import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { postmasterOf } from '../embedded-site.ts'
import { startNpm } from '../npm-start.ts'
import { patience } from '../patience.ts'
import { joined, keepVisiting, type Npm, serving, several } from '../web-processes.ts'

/** How many have answered from their start, as no other did. */
const alone = (site: Npm) => site.output.text.match(/^Proa is at /gm)?.length ?? 0

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
