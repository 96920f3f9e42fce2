import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../tests/test-database.ts'
import { storeAssets } from './old-assets.ts'
import { page } from './testing-pages.ts'
import { testApp } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'proa-builds-'))
const database = await testDatabase()
const { pool } = database
const current = buildOf({ 'new-2.js': 'new()', 'both-1.js': 'both()' })
const { ask } = await testApp(async () => page('no file', { status: 404 }), { files: current, database })
const old = buildOf({ 'old-1.js': 'old()', 'both-1.js': 'both()', 'old-1.css': 'a{}' })
beforeAll(() => storeAssets(join(old, 'assets'), pool))
afterAll(() => rmSync(folder, { recursive: true }))

/** As the build leaves it: scripts are compressed, small files are not. */
function buildOf(files: Record<string, string>) {
  const build = mkdtempSync(join(folder, 'build-'))
  mkdirSync(join(build, 'assets'))
  for (const [name, content] of Object.entries(files)) {
    const path = join(build, 'assets', name)
    writeFileSync(path, content)
    if (!name.endsWith('.js')) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content))
  }
  return build
}

async function stored() {
  const { rows } = await pool.query<{ name: string }>('select name from asset order by name collate "C"')
  return rows.map(({ name }) => name)
}

test('a page of an earlier build finds its files, packed for browsers that take it', async () => {
  for (const encoding of ['br', 'identity']) {
    const script = await ask('/assets/old-1.js', { headers: { 'accept-encoding': encoding } })
    expect(script.status).toBe(200)
    expect(script.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('vary')).toBe('accept-encoding')
    const bytes = Buffer.from(await script.arrayBuffer())
    expect(bytes).toEqual(encoding === 'br' ? brotliCompressSync('old()') : Buffer.from('old()'))
  }
  expect(await (await ask('/assets/old-1.css')).text()).toBe('a{}')
})

test.each([
  '/assets/older-1.js',
  '/assets/..%2fold-1.js',
  '/assets/OLD-1.js',
  '/assets/old-1.js.gz',
  '/assets/old-1%00.js',
])('there is no file %s', async (path) => expect((await ask(path)).status).toBe(404))

test('several processes can store a build at once', async () => {
  const next = join(buildOf({ 'next-3.js': 'next()', 'both-1.js': 'both()' }), 'assets')
  await Promise.all(Array.from({ length: 5 }, () => storeAssets(next, pool)))
  expect(await stored()).toEqual(['both-1.js', 'next-3.js', 'old-1.css', 'old-1.js'])
  await pool.query(`delete from asset where name = 'next-3.js'`)
})

test('files are forgotten 30 days after a build that has them served last', async () => {
  const store = async (days: number) => {
    await pool.query('update asset set last_served_at = now() - make_interval(days => $1)', [days])
    await storeAssets(join(current, 'assets'), pool)
  }
  await store(29)
  expect(await stored()).toEqual(['both-1.js', 'new-2.js', 'old-1.css', 'old-1.js'])
  await store(31)
  expect(await stored()).toEqual(['both-1.js', 'new-2.js'])
})
