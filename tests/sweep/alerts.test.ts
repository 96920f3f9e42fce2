import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What Prometheus' own tool says, and its code. */
function promtool(...args: string[]) {
  const { error, stdout, stderr, status } = spawnSync('promtool', args, { encoding: 'utf8' })
  if (error) throw new Error('promtool has to be installed, as by apt-get install prometheus')
  return { said: stdout + stderr, status }
}

test('Prometheus takes the rules', () => {
  const { said, status } = promtool('check', 'rules', 'deploy/alerts.yml')
  expect(status, said).toBe(0)
  expect(said).toMatch(/SUCCESS: \d+ rules found/)
})

test('they ring when they have to, and not before', () => {
  const { said, status } = promtool('test', 'rules', 'tests/sweep/alerts.yml')
  expect(status, said).toBe(0)
})
