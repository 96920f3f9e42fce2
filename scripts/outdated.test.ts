import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { throwawayFolder } from '../app/ground/db/testing.ts'

const dependencies = { one: '1.9.0', database: '18.4.0-beta.17', gone: '1.0.0', same: '2.0.0' }
const fails = (code: string) => `echo 'npm error code ${code}' >&2; exit 1`

/** What the command says of packages of which npm answers by lines of shell. */
function outdated(answers: string) {
  const folder = throwawayFolder('proa-outdated-')
  mkdirSync(join(folder, 'docs'))
  mkdirSync(join(folder, 'programs'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  writeFileSync(join(folder, 'docs/dependencies.md'), '| `one` | needed | 1.10 renames much |\n')
  writeFileSync(join(folder, 'programs/npm'), `#!/bin/sh\ncase "$2" in\n${answers}\nesac\n`, { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/outdated.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'programs')}${delimiter}${process.env.PATH}` },
  })
  return { status, stderr, lines: stdout.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim()) }
}

test('names the newest version of each package, a release after its pre-releases, and what holds ours back', () => {
  const { status, lines } = outdated(`
    one) echo '["1.10.0", "1.9.0", "2.0.0-rc.1"]' ;;
    database) echo '["18.4.0", "18.4.0-beta.9", "18.4.0-beta.17"]' ;;
    gone) ${fails('E404')} ;;
    same) echo '"2.0.0"' ;;`)
  expect(lines).toEqual([
    'database 18.4.0-beta.17 18.4.0',
    'one 1.9.0 1.10.0 1.10 renames much',
    'gone not in the registry',
    '',
  ])
  expect(status).toBe(0)
})

test('without the registry it fails, and does not say that nothing is newer', () => {
  const { status, stderr, lines } = outdated(`*) ${fails('ENOTFOUND')} ;;`)
  expect([status, lines]).toEqual([1, ['']])
  expect(stderr).toContain('ENOTFOUND')
})
