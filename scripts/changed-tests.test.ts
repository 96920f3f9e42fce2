import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles, partsArguments, readersOf, siteTestsFor } from './changed-tests.ts'

const tests = ['hotels', 'event-page', 'messages'].map((name) => `tests/journeys/${name}.test.ts`)
const areas = [
  { folder: 'hotels', kind: 'hotel' },
  { folder: 'events', kind: 'event' },
]
const namesFor = (...changed: string[]) =>
  siteTestsFor(changed, tests, areas).map((file) => file.replace(/.*\/|\.test\.ts/g, ''))

test.each([
  [
    'a change outside the areas runs every test of the site',
    ['app/market/messages/send.ts'],
    'hotels event-page messages',
  ],
  [
    'a change inside an area skips the journeys of other areas',
    ['app/areas/hotels/area.ts'],
    'hotels messages',
  ],
  [
    'a file beside the areas belongs to all of them',
    ['app/areas/place-card.tsx'],
    'hotels event-page messages',
  ],
  ['a changed journey runs by itself', ['tests/journeys/messages.test.ts'], 'messages'],
  ['a changed test of a part, or a text, reaches none', ['app/ground/db/client.test.ts', 'docs/tour.md'], ''],
  ['what journeys share runs all of them', ['tests/visitors.ts'], 'hotels event-page messages'],
])('%s', (_, changed, names) => {
  expect(namesFor(...changed).join(' ')).toBe(names)
})

test('any change, also of a text, runs the tests that read the tree', () => {
  const tests = globSync(['{app,server,scripts,vite}/**/*.test.{ts,tsx}', 'tests/crash/*.test.ts'])
  const readers = tests.filter((file) => /globSync\(|import\.meta\.url/.test(readFileSync(file, 'utf8')))
  expect(readers.length).toBeGreaterThan(4)
  expect(readersOf(['docs/tour.md'])).toEqual(
    expect.arrayContaining([...readers, 'scripts/boundaries.test.ts', 'scripts/new-area.test.ts']),
  )
  expect(readersOf([])).toEqual([])
})

test('what makes the database of the tests runs those of all parts, anything else those that import it', () => {
  const [, setup] = /const database = '([^']+)'/.exec(readFileSync('vitest.config.ts', 'utf8'))!
  for (const file of [
    setup!,
    ...globSync('app/ground/db/migrations/*.sql'),
    'app/ground/db/migrate.server.ts',
  ])
    expect(partsArguments('HEAD~1', ['docs/tour.md', file]), file).not.toContain('--changed')
  expect(partsArguments('HEAD~1', ['app/ground/db/client.server.ts']).slice(-2)).toEqual([
    '--changed',
    'HEAD~1',
  ])
})

test('a changed file runs the tests that name it', () => {
  const found = readersOf(['docs/operate.md'])
  expect(found).toContain('app/deals/orders/paypal/paypal.test.ts')
  expect(found).toContain('tests/site/operator.test.ts')
  expect(found).not.toContain('app/people/accounts/password-policy.test.ts')
})

test('of a file that was moved both names have changed, committed or not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proa-moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  const commit = () =>
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qam', 'A commit')
  writeFileSync(at('one.ts'), 'export const one = 1\n')
  git('init', '-q')
  git('add', '-A')
  commit()
  renameSync(at('one.ts'), at('two.ts'))
  git('add', '-A')
  expect(changedFiles('HEAD', folder)).toEqual(['one.ts', 'two.ts'])
  commit()
  expect(changedFiles('HEAD~1', folder)).toEqual(['one.ts', 'two.ts'])
})
