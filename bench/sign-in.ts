// Whether the time of a failed sign-in tells if its address is known: 200 tries, known and unknown by turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { endInOneSentence, say, step } from '../server/steps.ts'
import { startSite } from './site.ts'

const pairs = 100

try {
  await bench()
} catch (error) {
  endInOneSentence(error)
}

async function bench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-sign-in-'))
  const server = await step('Database', () => startDatabase(join(dataDir, 'postgres')))
  try {
    const site = await step('Site', () =>
      startSite(dataDir, { SAMPLE_DATA: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' }),
    )
    try {
      await step('Accounts', () => openAccounts(site.origin, server.connectionString))
      const times = await step('Sign-ins', () => alternate(site.origin))
      const [known, unknown] = [median(times.known), median(times.unknown)]
      const apart = Math.abs(known - unknown) / Math.min(known, unknown)
      say(
        `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms: ${(apart * 100).toFixed(1)} % apart`,
      )
    } finally {
      await site.stop()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One by the front door; the others have its password. */
async function openAccounts(origin: string, url: string) {
  const password = 'Latte stone at dawn'
  const account = { full_name: 'First', email: 'known-0@example.com', password, confirmPassword: password }
  const { status } = await post(origin, 'signup', account, '10.0.0.1')
  if (status !== 200) throw new Error(`The account could not be opened: ${status}.`)
  const { pool, close } = openDatabase({ url })
  await pool.query(
    `with made as (
      insert into users (full_name, email)
      select 'Other', format('known-%s@example.com', at) from generate_series(1, $1) at returning id)
    insert into account (user_id, provider_id, account_id, password)
    select made.id, 'credential', made.id, (select password from account limit 1) from made`,
    [pairs + 10],
  )
  await close()
}

/** Each address is tried once, from a separate network, so that no limit applies. */
async function alternate(origin: string) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let at = -10; at < pairs; at++) {
    for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const login = { email: `${kind}-${at + 11}@example.com`, password: 'not this one' }
      const start = performance.now()
      const { status } = await post(origin, 'login', login, `10.1.${kind === 'known' ? 1 : 2}.${at + 20}`)
      if (status !== 401) throw new Error(`A wrong password was answered with ${status}.`)
      if (at >= 0) times[kind].push(performance.now() - start) // the first warm up
    }
  }
  return times
}

async function post(origin: string, path: string, payload: object, network: string) {
  const answer = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(payload),
  })
  await answer.arrayBuffer()
  return answer
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
