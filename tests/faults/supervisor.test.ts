import { expect, test, vi } from 'vitest'
import { startNpm } from '../npm-start.ts'
import { longestStop } from '../patience.ts'

/** Fails on SIGUSR2 where nothing waits for it. */
const flaw = `process.on('SIGUSR2',()=>void(Promise.reject(new(Error)('lost',{cause:new(Error)('deep')}))))`

test('after an error that nothing waits for, or a kill, the site starts again, says so and counts it; SIGTERM to npm stops all there is', async () => {
  const site = await startNpm({ LOG_LEVEL: 'error', NODE_OPTIONS: `--import data:text/javascript,${flaw}` })
  process.kill(site.servingPid(), 'SIGUSR2')
  await site.untilPrinted('ended with code 70 unexpectedly; it restarts in 1 s.')
  expect(site.output.text).toMatch(/"message":"lost: deep".*"origin":"unhandledRejection"/)
  await site.untilReady()

  process.kill(site.servingPid(), 'SIGKILL')
  await site.untilPrinted('was ended by SIGKILL unexpectedly; it restarts')
  await site.untilReady()
  expect(await site.metrics()).toContain('\nprocess_restarts 2\n')
  expect(await leftAfterStop(site, 'npm')).toEqual([])
})

test.each(['its child', 'the group'] as const)(
  'SIGTERM to %s stops all there is, and cleanly',
  async (whom) => {
    expect(await leftAfterStop(await startNpm(), whom)).toEqual([])
  },
)

/** The processes that go on after SIGTERM; of a site that still answers also its address. */
async function leftAfterStop(
  site: Awaited<ReturnType<typeof startNpm>>,
  whom: 'npm' | 'its child' | 'the group',
) {
  const family = site.family()
  const [npm, child] = family.map(({ pid }) => pid)
  process.kill(whom === 'the group' ? -npm! : whom === 'npm' ? npm! : child!, 'SIGTERM')
  await site.ended()
  const running = () => family.map(({ pid }) => pid).filter(isRunning)
  await vi.waitUntil(() => running().length === 0, { timeout: longestStop }).catch(() => {})
  const isServing = await fetch(site.origin).then(
    () => true,
    () => false,
  )
  return [...running(), ...(isServing ? [site.origin] : [])]
}

test('a start that fails is not repeated', async () => {
  const site = await startNpm({ LOG_LEVEL: 'loud' }, { isReady: false })
  expect(await site.ended()).toEqual([1, null])
  expect(site.output.text).toMatch(/LOG_LEVEL must be/)
  expect(site.output.text).not.toContain('starts again')
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
