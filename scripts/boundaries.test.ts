import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeys } from './storeys.ts'

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test('every folder of app has its place in the order of the storeys', () => {
  expect(foldersIn('app').toSorted()).toEqual(storeys.map(({ storey }) => storey).toSorted())
  for (const { storey, rooms } of storeys.filter(({ rooms }) => rooms))
    expect(foldersIn(`app/${storey}`).toSorted()).toEqual(rooms?.toSorted())
})

test('the documents list the storeys as they are', () => {
  const names = storeys.map(({ storey }) => storey)
  const [, picture] = readFileSync('docs/tour.md', 'utf8').split('## The storeys of `app`')
  expect([...picture!.matchAll(/^ {4}(\w+)/gm)].map(([, name]) => name).toReversed()).toEqual(names)
  const [, list] = readFileSync('docs/decisions/0028-storeys.md', 'utf8').split('from the ground up: ')
  expect([...list!.split('. ')[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(names)
})

test('what is registered throws an error until it is', () => {
  const rooms = globSync('app/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /^export (?:const|function) register[A-Z]/m.test(text))
  expect(rooms.length).toBeGreaterThan(10)
  expect(rooms.flatMap(({ file, text }) => (text.includes('= registered<') ? [] : [file]))).toEqual([])
})

// The whole tree is read by the check; here a few files show that each rule finds what it forbids.
const tree: Readonly<Record<string, string>> = {
  'app/routes.ts': `route('x', 'site/page-of-route.tsx')`,
  'app/ground/i18n/upwards.ts': `import '../db/client.server.ts'`,
  'app/ground/db/client.server.ts': `export const db = 1`,
  'app/people/users/type.ts': `import type { A } from '../accounts/a.ts'\nexport type B = A`,
  'app/people/accounts/a.ts': `import '../users/type.ts'\nexport type A = 1`,
  'app/market/search/downwards.ts': `import '../../people/users/type.ts'`,
  'app/market/search/registered.ts': `import '../../registry/areas.ts'`,
  'app/areas/vehicles/area.ts': `export const a = 1`,
  'app/areas/events/other.ts': `import '../vehicles/area.ts'`,
  'app/areas/events/of-deals.ts': `import '../../deals/bookings/for-areas/a.ts'\nimport '../../deals/bookings/list/days.ts'`,
  'app/deals/bookings/for-areas/a.ts': `export const a = 1`,
  'app/deals/bookings/places/upwards.ts': `import '../moves/a.ts'`,
  'app/deals/bookings/moves/a.ts': `export const a = 1`,
  'app/deals/bookings/list/days.ts': `export const a = 1`,
  'app/registry/areas.ts': `import '../areas/vehicles/area.ts'`,
  'app/site/root.ts': `import '../routes.ts'`,
  'app/site/outside.ts': `import '../../server/pages.ts'`,
  'app/site/page-of-route.tsx': `import '../ground/db/client.server.ts'`,
  'app/site/in-browsers.tsx': `import '../ground/db/client.server.ts'`,
  'app/site/one.ts': `import './other.ts'\nexport const one = 1`,
  'app/site/other.ts': `import './one.ts'\nexport const other = 1`,
  'app/site/type.ts': `import type { B } from './typed-back.ts'\nexport type A = B`,
  'app/site/typed-back.ts': `import type { A } from './type.ts'\nexport type B = A | 1`,
  'server/pages.ts': `export const pages = 1`,
}
const found = [
  'app/areas/events/of-deals.ts: areas-use-what-deals-offer',
  'app/areas/events/other.ts: areas-never-know-one-another',
  'app/deals/bookings/places/upwards.ts: bookings/places-knows-nothing-above',
  'app/ground/i18n/upwards.ts: browser-code-knows-no-server-code',
  'app/ground/i18n/upwards.ts: ground/i18n-knows-nothing-above',
  'app/market/search/registered.ts: market/search-knows-nothing-above',
  'app/people/accounts/a.ts: no-circle',
  'app/people/users/type.ts: people/users-knows-nothing-above',
  'app/site/in-browsers.tsx: browser-code-knows-no-server-code',
  'app/site/one.ts: no-circle',
  'app/site/outside.ts: app-knows-no-server',
  'app/site/root.ts: site-knows-nothing-above',
  'app/site/type.ts: no-circle',
]

const copy = mkdtempSync(join(tmpdir(), 'proa-boundaries-'))
beforeAll(() => {
  for (const name of ['.dependency-cruiser.mjs', 'scripts/storeys.ts', 'package.json', 'tsconfig.json'])
    cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(join(copy, dirname(name)), { recursive: true })
    writeFileSync(join(copy, name), `${text}\n`)
  }
})
afterAll(() => rmSync(copy, { recursive: true }))

test('an import upwards, even of a type, a circle, and code of the server in browsers are found, and nothing else', () => {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'app', 'server']
  const { stdout } = spawnSync('node_modules/.bin/depcruise', args, { cwd: copy, encoding: 'utf8' })
  const { modules, summary } = JSON.parse(stdout) as {
    modules: { source: string }[]
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  expect(modules.map(({ source }) => source)).toEqual(expect.arrayContaining(Object.keys(tree)))
  expect(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).toSorted()).toEqual(found)
})
