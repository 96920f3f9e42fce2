import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const texts = new Map(
  globSync('{app,server,scripts,bench,tests,vite}/**/*.{ts,tsx,mjs,sql,css}').map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
)
const names = new Set([...texts.values()].flatMap((text) => text.match(/\w+/g) ?? []))
/** The files whose path ends with a path as documents write it: whole, or short. */
const filesAt = (path: string) => [...texts.keys()].filter((file) => `/${file}`.endsWith(`/${path}`))
/** Of a test file, its names as they are read. */
const textsAt = (path: string) =>
  filesAt(path)
    .map((file) => texts.get(file)!.replaceAll('\\u2019', '’').replaceAll("\\'", "'"))
    .join('\n')
const contains = (path: string, name: string) =>
  filesAt(path).some((file) => new RegExp(`\\b${name}\\b`).test(texts.get(file)!))

test.for(globSync(['*.md', 'docs/**/*.md']))('%s names only files and functions that there are', (file) => {
  const text = readFileSync(file, 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, found]) => found!)
  const paths = quoted.filter((found) => /^(app|server|scripts|bench|tests|docs)\/[\w./-]+$/.test(found))
  const made = 'app/areas/boats' // by the example of a new area
  expect(paths.filter((path) => path !== made && !existsSync(path))).toEqual([])
  const short = quoted.filter((found) => /^[a-z][\w/-]*(\.server)?\.tsx?$/.test(found))
  expect(short.filter((path) => filesAt(path).length === 0)).toEqual([])
  const functions = quoted.filter((found) => /^[a-z]+[A-Z]\w*$/.test(found))
  expect(functions.filter((name) => !names.has(name))).toEqual([])
  // "`name` (`file`)", or the other way round in a table
  const pairs = [
    ...[...text.matchAll(/`(\w+)` \(`([\w./-]+\.tsx?)`/g)].map(([, name, path]) => [path!, name!] as const),
    ...[...text.matchAll(/`([\w./-]+\.tsx?)` \(`(\w+)`/g)].map(([, path, name]) => [path!, name!] as const),
  ]
  expect(pairs.filter(([path, name]) => !contains(path, name))).toEqual([])
})

test('each requirement of docs/security.md has what holds it or why not, and its tests are there', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('- **V'))
  expect(rows.length).toBeGreaterThan(150)
  const numbers = rows.flatMap((row) => row.match(/(?<=\*\*)V\d+\.\d+\.\d+(?=\*\*)/g) ?? [])
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const isUnmet = (row: string) => /^- \*\*[^`“]*\*\* Not met/.test(row)
  const sums = [
    numbers.length,
    ...[isUnmet, (row: string) => /Not met|Met in part/.test(row) && !isUnmet(row)].map(
      (is) => rows.filter(is).flatMap((row) => row.match(/\*\*V/g) ?? []).length,
    ),
  ]
  expect(
    /(\d+) apply, of which (\d+) are not met and (\d+) only in part/.exec(text)?.slice(1).map(Number),
  ).toEqual(sums)
  const says = /Held|No test|Not met|Met in part|see V|: `/
  expect(rows.filter((row) => !says.test(row))).toEqual([])
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`((?:,? “[^”]+”)+)/g)].flatMap(([, file, found]) =>
    [...found!.matchAll(/“([^”]+)”/g)].map(([, name]) => [file!, name!] as const),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(([file, name]) => !textsAt(file).includes(name))).toEqual([])
})

test('docs/dependencies.md names each package of package.json once, and no other', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => row.split('|')[1]!.match(/(?<=`)[^`, ]+(?=`)/g) ?? [])
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
  const packages = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind]!),
  )
  expect(named.toSorted()).toEqual(packages.toSorted())
  expect(rows.filter((row) => row.split('|')[2]!.trim() === '')).toEqual([])
})
