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
  { timeout: 240_000 },
  () => {
    const made = run(process.execPath, 'scripts/new-area.mjs', 'boats', 'boat')
    expect(made.stderr + made.stdout).toContain('app/areas/boats is there')
    expect(changes().filter((file) => !file.startsWith('app/areas/boats/'))).toEqual([
      'app/registry/areas.ts',
      'app/routes.ts',
    ])
    expect(readFileSync(join(copy, 'app/routes.ts'), 'utf8')).toContain(
      "route('boats/:ref', 'areas/boats/detail.tsx')",
    )

    expect(run('node_modules/.bin/react-router', 'typegen').status).toBe(0)
    const own = { extends: './tsconfig.json', include: ['app/areas/boats', '.react-router/types'] }
    writeFileSync(join(copy, 'tsconfig.boats.json'), JSON.stringify(own))
    // What its files do not import, `npm run check` reads.
    expect(run('node_modules/.bin/tsc', '-p', 'tsconfig.boats.json').stdout).not.toMatch(
      /^app\/areas\/boats/m,
    )
    const tested = run(
      'node_modules/.bin/vitest',
      'run',
      'app/areas/boats',
      'app/registry/every-area',
      '-t',
      'boat',
    )
    // Lists, filters, has a page and validates; then the wizard, the search, an edit, a table, a favorite, a report.
    expect(tested.stdout).toMatch(/9 passed/)
  },
)

test.for([
  ['vehicles', 'vehicle'],
  ['Boats', 'boat'],
  ['boats', ''],
  ['../x', 'x'],
])('%j is refused', (words) => {
  const before = changes()
  expect(run(process.execPath, 'scripts/new-area.mjs', ...words).status).toBe(1)
  expect(changes()).toEqual(before)
})
