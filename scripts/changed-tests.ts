import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

type Area = { folder: string; kind: string }

/** What makes the database that tests start from: none of them imports it. */
const makesDatabase = /^app\/ground\/db\/migrat(?:ions\/|e\.server\.ts$)|^tests\/database-server\.ts$/
/** What a test run never depends on. */
const reachesNothing = /\.md$|^docs\/|^bench\//
/** Tests that read other files than those they import. */
const readsTheTree = [
  'app/directory/map/coast.test.ts',
  'app/ground/db/embedded/server.test.ts',
  'app/registry/kinds.test.ts',
  'scripts/boundaries.test.ts',
  'scripts/changed-tests.test.ts',
  'scripts/deploy.test.ts',
  'scripts/docs.test.ts',
  'scripts/new-area.test.ts',
  'server/addresses.test.ts',
  'tests/crash/counts.test.ts',
  'tests/crash/crash.test.ts',
  'tests/crash/jobs.test.ts',
  'vite/chunks.test.ts',
]

/** The test files that what changed since a commit, committed or not, can reach. */
export function changedTests(commit: string): string[] {
  const changed = changedFiles(commit)
  const areas = globSync('app/areas/*/area.ts').map((file) => ({
    folder: file.split('/')[2]!,
    kind: /\n  kind: '([^']+)'/.exec(readFileSync(file, 'utf8'))![1]!,
  }))
  const visits = siteTestsFor(changed, globSync('tests/{site,journeys}/*.test.ts'), areas)
  return [...partsFor(commit, changed), ...readersOf(changed), ...visits]
}

/** Of a file that was moved both names: a test may name the old one. */
export function changedFiles(commit: string, folder = '.'): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
  const tracked = git('diff', '--name-only', '--no-renames', commit)
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard')]
}

/** The tests that read a changed file without an import: those of the whole tree, and those that name it. */
export function readersOf(changed: readonly string[]): readonly string[] {
  if (changed.length === 0) return []
  const naming = globSync('{app,server,scripts,vite,tests}/**/*.test.{ts,tsx}').filter((test) => {
    const text = readFileSync(test, 'utf8')
    return changed.some((file) => text.includes(`'${file}'`))
  })
  return [...readsTheTree, ...naming]
}

/**
 * Tests of the built site reach all of it, with two exceptions: those that changed themselves, and the journeys named
 * after an area, which need not run for a change inside another area's folder.
 */
export function siteTestsFor(
  changed: readonly string[],
  tests: readonly string[],
  areas: readonly Area[],
): readonly string[] {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  const own = tests.filter((file) => changed.includes(file))
  const sources = changed.filter((file) => !isTest(file) && !reachesNothing.test(file))
  if (sources.length === 0) return own
  const folders = new Set(sources.map((file) => /^app\/areas\/([^/]+)\/./.exec(file)?.[1]))
  if (folders.has(undefined)) return tests
  return tests.filter((file) => {
    const area = areaOf(file, areas)
    return !area || folders.has(area.folder) || own.includes(file)
  })
}

function areaOf(file: string, areas: readonly Area[]) {
  const [, name] = /^tests\/journeys\/(.*)\.test\.ts$/.exec(file) ?? []
  return name && areas.find(({ folder, kind }) => name === folder || name.startsWith(kind))
}

function partsFor(commit: string, changed: readonly string[]): string[] {
  const args = ['node_modules/vitest/vitest.mjs', ...partsArguments(commit, changed)]
  const listed = execFileSync(process.execPath, args, { encoding: 'utf8' })
  const found = JSON.parse(listed.slice(listed.indexOf('['))) as { file: string }[]
  return found.map(({ file }) => file)
}

/** Tests of parts are found along the imports, which Vitest knows; all of them where their database has changed. */
export function partsArguments(commit: string, changed: readonly string[]): readonly string[] {
  const reachesAll = changed.some((file) => makesDatabase.test(file))
  const args = ['list', '--project', 'parts', '--filesOnly', '--json']
  return reachesAll ? args : [...args, '--changed', commit]
}
