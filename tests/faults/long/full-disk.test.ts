import { type ChildProcess, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseAccount } from '../../../app/ground/db/embedded/account.ts'
import { startDatabase } from '../../../app/ground/db/embedded/server.ts'
import { familyOf, postmasterOf, startEmbeddedSite } from '../../embedded-site.ts'
import { freePort } from '../../site-process.ts'

const walSegment = 2 ** 24 // bytes

const dataDir = mkdtempSync(join(tmpdir(), 'proa-full-'))
chmodSync(dataDir, 0o755) // the database's account has to get through
const port = await freePort()
const output = { text: '' }
let site: ChildProcess
beforeAll(async () => void (site = await startEmbeddedSite({ dataDir, port, output })))
afterAll(async () => {
  setLargestFile('unlimited', [site.pid!])
  site.kill()
  if (site.exitCode === null) await once(site, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

/**
 * Has writes fail beyond a size, for processes and those that they start. To PostgreSQL it is as if the disk were full,
 * and it takes no right to mount a small one, which few accounts and containers have.
 */
function setLargestFile(bytes: number | 'unlimited', pids: readonly number[], account = {}) {
  for (const pid of pids) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], account)
}

/** Asks the server for more WAL than fits into what it has on the disk, if it answers. */
async function writeMuch(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const much = `select pg_logical_emit_message(true, '', repeat('x', 20000000)) from generate_series(1, 3)`
  await expect(client.connect().then(() => client.query(much))).rejects.toThrow()
}

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init)
const statusOf = async (path: string) => (await ask(path)).status

const account = {
  full_name: 'Maria Santos',
  password: 'a lagoon of words',
  confirmPassword: 'a lagoon of words',
}
const send = async (path: string, number: number) => {
  const { status } = await ask(path, {
    method: 'POST',
    headers: {
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${number}`,
    },
    body: JSON.stringify({ ...account, email: `person-${number}@example.com` }),
  })
  return status
}

test('while PostgreSQL has no room for its WAL the site goes on with what it knows; with room, all is as before', async () => {
  expect(await statusOf('/')).toBe(200)
  const database = await startDatabase(join(dataDir, 'postgres'))
  const url = database.superuserUrl
  await database.stop()
  setLargestFile(walSegment - 1, [site.pid!])
  setLargestFile(walSegment - 1, await familyOf(await postmasterOf(dataDir)), databaseAccount(dataDir))
  const room = new AbortController()
  const pages: number[] = []
  const signUps: number[] = []
  const visiting = (async () => {
    while (!room.signal.aborted) {
      pages.push(await statusOf('/'))
      signUps.push(await send('/api/auth/signup', signUps.length))
      await sleep(200)
    }
  })()
  for (const end = Date.now() + 6_000; Date.now() < end; await sleep(500)) await writeMuch(url)
  room.abort()
  await visiting
  const log = readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')
  expect(log).toMatch(/PANIC.*File too large/)
  expect(pages.filter((status) => status !== 200)).toEqual([])
  expect(signUps.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(site.exitCode, output.text).toBeNull()

  setLargestFile('unlimited', [site.pid!])
  // The server may be starting again, now with room.
  const giveRoom = async () =>
    setLargestFile('unlimited', await familyOf(await postmasterOf(dataDir)), databaseAccount(dataDir))
  await vi.waitFor(giveRoom, { timeout: 10_000 })
  await expect.poll(() => statusOf('/readyz'), { timeout: 15_000 }).toBe(200)
  const late = signUps.length
  await expect.poll(() => send('/api/auth/signup', late), { timeout: 10_000 }).toBe(200)
  const acknowledged = [...signUps.keys()].filter((number) => signUps[number] === 200)
  for (const number of [...acknowledged, late]) expect(await send('/api/auth/login', number)).toBe(200)
})
