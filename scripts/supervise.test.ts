import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const runs = `process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1_000)`

/** Supervises processes that run a line of JavaScript: each has one for each of its starts. */
function supervised(lines: string[][]) {
  const script = `
    import { spawn } from 'node:child_process'
    import { supervise } from '${pathToFileURL(resolve('scripts/supervise.mjs')).href}'
    const lines = ${JSON.stringify(lines)}
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
    const begin = (place, restarts) => spawn(process.execPath, ['--eval', lines[place][restarts]], { stdio })
    supervise(begin, { count: lines.length })`
  const supervisor = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void supervisor.kill())
  const output = { text: '' }
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on('data', (bytes: Buffer) => (output.text += bytes.toString()))
  return { supervisor, output }
}

test('a second process that can\u2019t start leaves the first one running, and is tried again after a pause that grows', async () => {
  const { supervisor, output } = supervised([
    [`${runs}; process.send('serves')`],
    ['process.exit(1)', 'process.exit(1)', `${runs}; console.log('The second runs')`],
  ])
  await expect.poll(() => output.text).toContain('The second runs')
  for (const pause of [1, 2])
    expect(output.text).toContain(`Process 2 ended with code 1 unexpectedly; it restarts in ${pause} s.`)
  supervisor.kill()
  expect(await once(supervisor, 'exit')).toEqual([0, null])
})
