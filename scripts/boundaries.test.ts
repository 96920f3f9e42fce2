import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'proa-boundaries-'))
const folders = ['app', 'server']

beforeAll(() => {
  for (const name of [...folders, '.dependency-cruiser.mjs', 'package.json', 'tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

function cruise() {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const { stdout } = spawnSync('node_modules/.bin/depcruise', args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout) as {
    modules: { source: string }[]
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
}

test('every source file is read, and none knows what it should not', () => {
  const { modules, summary } = cruise()
  const read = new Set(modules.map(({ source }) => source))
  const sources = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name))
  expect(sources.filter((name) => !read.has(name))).toEqual([])
  expect(summary.violations).toEqual([])
})

const planted = [
  ['app/ui/planted.ts', '../directory/filters.ts', 'ui-knows-i18n-only'],
  ['app/directory/planted.ts', '../areas/vehicles/area.ts', 'directory-names-no-area-and-no-feature'],
  ['app/areas/events/planted.ts', '../vehicles/area.ts', 'areas-never-know-one-another'],
  ['app/site/planted.ts', '../../server/pages.ts', 'app-knows-no-server'],
] as const

test('what may not be imported is found', () => {
  for (const [file, target] of planted) writeFileSync(join(copy, file), `export * from '${target}'\n`)
  const { violations } = cruise().summary
  const found = violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  expect(found).toEqual(expect.arrayContaining(planted.map(([file, , rule]) => `${file}: ${rule}`)))
})
