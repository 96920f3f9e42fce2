import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

const mostExposed = 20 // tenths

/** What `systemd-analyze` says of a unit, and its code. */
function analyze(...args: string[]) {
  const { error, stdout, stderr, status } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  if (error) throw new Error('systemd has to be installed, as by apt-get install systemd')
  return { said: stdout + stderr, status }
}

test.each(globSync('deploy/systemd/*'))('systemd finds nothing wrong with %s', (unit) => {
  expect(analyze('verify', '--man=no', unit)).toEqual({ said: '', status: 0 })
})

test.each(globSync('deploy/systemd/*.service'))('systemd calls %s well confined', (unit) => {
  const { said, status } = analyze('security', '--offline=true', `--threshold=${mostExposed}`, unit)
  expect(status, said).toBe(0)
})
