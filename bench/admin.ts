// How soon the pages of the staff answer, lists and all, at 1,000,000 listings and 100,000 accounts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { areas } from '../app/registry/areas.ts'
import { derivedIndexes } from '../app/registry/areas.server.ts'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { migrate } from '../app/ground/db/migrate.server.ts'
import { endInOneSentence, say, step } from '../server/steps.ts'
import { signedIn } from '../tests/accounts.ts'
import { siteSecret } from '../tests/site-secret.ts'
import { anyListing } from './any-listing.ts'
import { fill } from './fill.ts'
import { fillDesks } from './fill-desks.ts'
import { startSite } from './site.ts'
import { median, table } from './table.ts'

const sizes = { listings: Number(process.argv[2] ?? 1_000_000), accounts: 100_000 }
const rounds = 21
const most = 100 // ms

const lists = [
  '/admin/users',
  '/admin/users?q=jo',
  '/admin/users?q=name99',
  '/admin/users?role=moderator',
  '/admin/users?state=active',
  '/admin/users?state=suspended',
  '/admin/listings',
  '/admin/listings?state=live',
  '/admin/listings?state=expired',
  '/admin/listings?state=hidden',
  '/admin/listings?state=draft',
  '/admin/listings?kind=vehicle',
  '/admin/listings?kind=vehicle&state=deleted',
  '/admin/listings?q=beach',
  '/admin/listings?q=w2a',
  '/admin/listings?q=ocean+family&state=hidden',
  '/admin/moderation',
  '/admin/verification',
  '/admin/advertisements',
  '/admin/support',
  '/admin/audit',
  '/admin/audit?action=moderation',
  '/admin/mails',
  '/admin/content',
  '/admin/analytics',
]

try {
  await bench()
} catch (error) {
  endInOneSentence(error)
}

async function bench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-admin-'))
  const server = await step('Database', () => startDatabase(join(dataDir, 'postgres')))
  const { pool, close } = openDatabase({ url: server.connectionString })
  try {
    await step('Migrations', () => migrate(pool, derivedIndexes()))
    await step('Listings', () => fill(pool, sizes.listings, listingOf))
    await step('Work of the staff', () => fillDesks(pool, sizes.accounts))
    const site = await step('Site', () =>
      startSite(dataDir, { SAMPLE_DATA: 'off', WORKER: 'off', AUTH_SECRET: siteSecret }),
    )
    try {
      const headers = await adminOf(site.origin, pool)
      const ask = (path: string) => timeOf(site.origin + path, headers)
      const paths = [...lists, ...(await laterPages(site.origin, headers))]
      const measured = await step('Pages', () => inTurn(paths, ask))
      say(
        `\n${sizes.listings} listings, ${sizes.accounts} accounts, medians of ${rounds} (at most ${most} ms)`,
      )
      say(report(measured))
    } finally {
      await site.stop()
    }
  } finally {
    await close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function listingOf(number: number) {
  const area = areas[number % areas.length]!
  return { area, input: anyListing(area, number) }
}

async function adminOf(origin: string, pool: pg.Pool) {
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const { cookie } = await signedIn({ query, origin }, { role: 'admin' })
  return { cookie, accept: 'text/html' }
}

/** In milliseconds, the whole page. */
async function timeOf(address: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now()
  const answer = await fetch(address, { headers })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return performance.now() - start
}

/** The page after the first of each list that has one. */
async function laterPages(origin: string, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const path of lists) {
    const text = await (await fetch(origin + path, { headers })).text()
    const next = /href="([^"]*\bafter=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    if (next) found.push(next)
  }
  return found
}

/** Whatever else the machine does falls on all of them. */
async function inTurn(paths: readonly string[], ask: (path: string) => Promise<number>) {
  const times = paths.map(() => [] as number[])
  for (let round = 0; round < rounds; round++)
    for (const [at, path] of paths.entries()) times[at]!.push(await ask(path))
  return paths.map((path, at) => ({ path, time: median(times[at]!) }))
}

function report(measured: Awaited<ReturnType<typeof inTurn>>) {
  const rows = measured.map(({ path, time }) => [path, time.toFixed(1), time > most ? 'MISSED' : ''])
  return table(['page', 'ms', ''], rows)
}
