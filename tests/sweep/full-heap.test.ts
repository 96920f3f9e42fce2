import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { startEmbeddedSite } from '../embedded-site.ts'
import { freePort } from '../site-process.ts'

const disk = mkdtempSync(join(tmpdir(), 'proa-heap-'))
const filler = join(disk, 'filler')
const dataDir = join(disk, 'data')
const port = await freePort()
const output = { text: '' }
let site: ChildProcess | undefined

function run(program: string, ...args: string[]) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${program} failed, which has to be run by root: ${stderr}`, { cause: error })
}

beforeAll(async () => {
  run('mount', '-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk)
  chmodSync(disk, 0o755) // the database's account has to get through
  site = await startEmbeddedSite({ dataDir, port, output })
})

afterAll(async () => {
  rmSync(filler, { force: true })
  await stop()
  run('umount', disk)
  rmSync(disk, { recursive: true })
})

async function stop() {
  site?.kill()
  if (site?.exitCode === null) await once(site, 'exit')
}

/** Leaves so many KB of the disk. */
function fill(left: number) {
  spawnSync('sh', ['-c', 'cat /dev/zero > "$0"', filler], { stdio: 'ignore' })
  run('truncate', '-s', `-${left}K`, filler)
}

const ask = async (path: string, init: RequestInit = {}) =>
  (await fetch(`http://localhost:${port}${path}`, init)).status

let people = 0
const signUp = () =>
  ask('/api/auth/signup', {
    method: 'POST',
    headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Maria Santos',
      email: `person-${people++}@example.com`,
      password: 'a lagoon of words',
      confirmPassword: 'a lagoon of words',
    }),
  })

test('while the disk has no room for rows, pages and searches are served and what is written is refused; with room, all is as before', async () => {
  for (const path of ['/', '/vehicles']) expect(await ask(path)).toBe(200)
  const { superuserUrl, stop: letGo } = await startDatabase(join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  // Existing WAL files are written again, so it is rows that lack room.
  await client.query('create table ballast (text text); alter table ballast alter text set storage external')
  await client.query(`insert into ballast select repeat('x', 1000000) from generate_series(1, 60)`)
  await client.query('checkpoint')
  fill(600)
  const fillUp = async () => {
    for (;;) await client.query(`insert into ballast values (repeat('x', 20000))`)
  }
  await expect(fillUp()).rejects.toThrow('No space left on device')

  for (let time = 0; time < 10; time++) {
    expect(await signUp()).toBe(503)
    for (const path of ['/', '/vehicles', `/vehicles?q=word${time}`, '/readyz', '/healthz'])
      expect([path, await ask(path)]).toEqual([path, 200])
  }
  rmSync(filler)
  await expect.poll(signUp, { timeout: 10_000 }).toBe(200)
  expect(site!.exitCode, output.text).toBeNull()
  await client.end()
  await letGo()
})

test('a start on a full disk says so in one sentence', async () => {
  await stop()
  fill(0)
  const { stderr, status } = spawnSync(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SAMPLE_DATA: 'off' },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^.*No space left on device.*\n$/m)
  expect(stderr).not.toContain('    at ') // no stack
  expect(status).toBe(1)
})
