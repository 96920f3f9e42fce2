import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { changedTests } from './changed-tests.ts'
import { check } from './check.mjs'
import { node } from './install.mjs'

// Beside one another: neither keeps two cores busy all the time.
const [checks, tests] = await Promise.all([check(), runTests()])
const passed = checks.passed + tests.passed
const failed = checks.failed.length + tests.failed
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** What to run: all, what the arguments name, or with `--changed [commit]` what differs from it, else from HEAD. */
function chosenTests() {
  const [first, commit = 'HEAD', ...rest] = process.argv.slice(2)
  return first === '--changed' ? [...changedTests(commit), ...rest] : process.argv.slice(2)
}

/** Counts from the last summary; a run that ends badly without one counts as a failure. */
function runTests() {
  const projects = ['parts', 'site'].flatMap((name) => ['--project', name])
  const chosen = chosenTests()
  // Without a name Vitest would run everything.
  if (chosen.length === 0 && process.argv.length > 2) return { passed: 0, failed: 0 }
  const child = spawn(node(), ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...chosen], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  let output = ''
  child.stdout.on('data', (text) => {
    process.stdout.write(text)
    output += text
  })
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const summary = stripVTControlCharacters(output).match(/^\s*Tests {2}.*$/m)?.[0] ?? ''
      const count = (word) => Number(summary.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
      const failed = count('failed')
      resolve({ passed: count('passed'), failed: code !== 0 && failed === 0 ? 1 : failed })
    }),
  )
}
