import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestTest } from '../tests/patience.ts'

const copy = mkdtempSync(join(tmpdir(), 'proa-new-area-'))
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test' } })
const changes = () =>
  run('git', 'status', '--porcelain', '-uall')
    .stdout.split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  // Without those that git still lists though they were removed since the last commit.
  for (const file of stdout.split('\n').filter(existsSync)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  run('git', 'init', '-q')
  run('git', 'add', '-A')
  run('git', '-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'before')
})
afterAll(() => rmSync(copy, { recursive: true }))

test(
  'a new area is one folder, a line in the registry and two in routes.ts, and works in all rooms',
  { timeout: 2 * longestTest },
  () => {
    const folder = 'app/areas/dive-sites'
    const made = run(process.execPath, 'scripts/new-area.mjs', 'dive-sites', 'dive-site')
    expect(made.stderr + made.stdout).toContain(`${folder} is there`)
    expect(changes().filter((file) => !file.startsWith(folder))).toEqual([
      'app/registry/areas.ts',
      'app/routes.ts',
    ])
    expect(readFileSync(join(copy, 'app/routes.ts'), 'utf8')).toContain(
      "route('dive-sites/:ref', 'areas/dive-sites/detail.tsx')",
    )
    expect(readFileSync(join(copy, folder, 'locales/ko.po'), 'utf8')).toContain(
      'msgid "Category"\nmsgstr "분류"',
    )
    const written = [folder, 'app/registry/areas.ts', 'app/routes.ts']
    expect(run('node_modules/.bin/oxfmt', '--check', ...written).status).toBe(0)
    expect(run('node_modules/.bin/oxlint', ...written).stdout).toContain('Found 0 warnings and 0 errors')

    expect(run('node_modules/.bin/react-router', 'typegen').status).toBe(0)
    const own = { extends: './tsconfig.json', include: [folder] }
    writeFileSync(join(copy, 'tsconfig.new-area.json'), JSON.stringify(own))
    // What its files do not import, and the parameters of its routes, `npm run check` reads.
    expect(
      run('node_modules/.bin/tsc', '--singleThreaded', '-p', 'tsconfig.new-area.json').stdout,
    ).not.toMatch(/^app\/areas\/dive-sites/m)
    const tested = run(
      'node_modules/.bin/vitest',
      'run',
      '--project=parts',
      '--maxWorkers=1', // each would read the areas
      folder,
      'app/registry/every-area',
      'app/registry/samples.test',
      'app/registry/town/',
      'app/market/create-listing/create-listing.test',
      'app/team/advertising/advertising.test',
      'app/team/listing-desk/import/import.test',
      'app/team/listing-desk/table/table.test',
      'server/public-api/api.test',
      '-t',
      'dive-site|every area',
    )
    // Lists, filters, has a page and validates; then the declaration, the wizard, the search, an edit, a table, a
    // favorite, a report; then the tests of other rooms that go over all areas, or their samples.
    expect(tested.stdout).toMatch(/18 passed/)
  },
)

const form = 'Give the folder and the kind'
test.for([
  { words: ['vehicles', 'boat'], says: 'app/areas/vehicles already exists' },
  { words: ['Boats', 'boat'], says: form },
  { words: ['boats', ''], says: form },
  { words: ['../x', 'x'], says: form },
  { words: ['boats-', 'boat'], says: form },
  { words: ['boats', 'vehicle'], says: 'The kind vehicle is taken' },
  { words: ['boats', 'question'], says: 'The kind question is taken' },
  { words: ['boats', 'user'], says: 'The kind user is taken' },
  { words: ['magazines', 'article'], says: 'The kind article is taken' },
  { words: ['place-reviews', 'review'], says: 'The kind review is taken' },
  { words: ['search', 'boat'], says: 'The path /search is taken' },
  { words: ['buy-sell', 'boat'], says: 'The path /buy-sell is taken' },
  { words: ['privacy', 'boat'], says: 'The path /privacy is taken' },
  { words: ['media', 'boat'], says: 'The path /media is taken' },
  { words: ['live', 'boat'], says: 'The path /live is taken' },
  { words: ['pictures', 'boat'], says: 'The path /pictures is taken' },
])('$words is refused', ({ words, says }) => {
  const before = changes()
  const refused = run(process.execPath, 'scripts/new-area.mjs', ...words)
  expect(refused.stderr).toContain(says)
  expect(refused.status).toBe(1)
  expect(changes()).toEqual(before)
})
