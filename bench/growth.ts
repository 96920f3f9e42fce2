// How the time of each kind of query grows with the listings: 10,000, 100,000 and 1,000,000 over all areas. Arguments are
// other sizes, and parts of the names of cases: only those are measured then, and the plans of the slowest of each shown.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuth } from '../app/people/accounts/auth.server.ts'
import { areas } from '../app/registry/areas.ts'
import { derivedIndexes } from '../app/registry/areas.server.ts'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { migrate } from '../app/ground/db/migrate.server.ts'
import { openSearches } from '../app/ground/db/search.server.ts'
import { rebuildKnownWords } from '../app/directory/known-words.server.ts'
import { rebuildRollup } from '../app/directory/rollup.server.ts'
import { seedStandingPages } from '../app/reading/standing-pages/seed-standing-pages.server.ts'
import { endInOneSentence, say, step } from '../server/steps.ts'
import { anyListing } from './any-listing.ts'
import { fill } from './fill.ts'
import { fillBookings } from './fill-bookings.ts'
import { type GrowthCase, growthCases } from './growth-cases.ts'
import { type Measurement, measureCase } from './growth-measure.ts'
import { growthReport, isTooSlow } from './growth-report.ts'
import { plansOf, preparePlans } from './plans.ts'

const sizes = [10_000, 100_000, 1_000_000]
const names = process.argv.slice(2).filter((argument) => !Number(argument))

try {
  const counts = process.argv.slice(2).map(Number).filter(Boolean)
  await growth(counts.length > 0 ? counts : sizes)
} catch (error) {
  endInOneSentence(error)
}

async function growth(sizes: readonly number[]) {
  const bySize = new Map<number, readonly Measurement[]>()
  for (const size of sizes) bySize.set(size, await measureSize(size))
  say(growthReport(bySize))
}

async function measureSize(size: number): Promise<readonly Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-growth-'))
  const server = await step(`Database for ${size}`, () => startDatabase(join(dataDir, 'postgres')))
  await preparePlans(server)
  const { db, pool, search, auth, close } = connect(server)
  try {
    await step('Migrations', () => migrate(pool, derivedIndexes()))
    await step('Listings', () => fill(pool, size, listingOf))
    await step('Bookings', () => fillBookings(pool))
    await step('Standing pages', () => seedStandingPages(db))
    await step('Counts', () => rebuildRollup(db, { samples: true }))
    await step('Words', () => rebuildKnownWords(db, areas, { samples: true }))
    const postmaster = Number.parseInt(readFileSync(join(server.folder, 'postmaster.pid'), 'utf8'), 10)
    const site = { database: db, search, auth, postmaster }
    const measured: Measurement[] = []
    await step('Queries', async () => {
      for (const one of growthCases(size).filter(isAsked)) measured.push(await measureCase(one, site))
    })
    for (const { of, slowest } of measured.filter((one) => names.length > 0 || isTooSlow(one, size)))
      say(`\n${size}: ${of.name}, ${slowest.path}\n${await plansOf(server, () => again(slowest, server))}`)
    say(growthReport(new Map([[size, measured]])))
    return measured
  } finally {
    await close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function isAsked({ name }: GrowthCase) {
  return names.length === 0 || names.some((part) => name.includes(part))
}

function connect({ connectionString }: { connectionString: string }) {
  const { db, pool, close } = openDatabase({ url: connectionString })
  const searches = openSearches({ url: connectionString, others: pool })
  return {
    db,
    pool,
    search: searches.search,
    auth: createAuth({
      database: db,
      origin: 'http://localhost',
      secret: 'only for measuring, only for measuring',
      demo: false,
    }),
    close: async () => {
      await searches.close()
      await close()
    },
  }
}

async function again({ again }: Measurement['slowest'], server: { connectionString: string }) {
  const { db, search, auth, close } = connect(server)
  await again({ database: db, search, auth })
  await close()
}

function listingOf(number: number) {
  const area = areas[number % areas.length]!
  return { area, input: anyListing(area, number) }
}
