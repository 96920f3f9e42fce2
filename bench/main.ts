// What a request costs the site at 100,000 listings, beside a bare Hono server and Node's own sending the same.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { derivedIndexes } from '../app/registry/areas.server.ts'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { migrate } from '../app/ground/db/migrate.server.ts'
import { rebuildRollup } from '../app/directory/rollup.server.ts'
import { endInOneSentence, say, step } from '../server/steps.ts'
import { signedIn } from '../tests/accounts.ts'
import { siteSecret } from '../tests/site-secret.ts'
import { casesFor } from './cases.ts'
import { vehicles } from '../app/areas/vehicles/area.ts'
import { measureCounting } from './counting.ts'
import { fill } from './fill.ts'
import { vehicleListing } from './vehicle-listing.ts'
import { measure } from './measure.ts'
import { plansOf, preparePlans } from './plans.ts'
import { isMissed, report } from './report.ts'
import { startSite } from './site.ts'

const listings = 100_000
const rounds = 5

try {
  if (process.platform !== 'linux')
    throw new Error('The bench reads CPU times from /proc, which only Linux has.')
  await bench()
} catch (error) {
  endInOneSentence(error)
}

async function bench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-bench-'))
  const server = await step('Database', () => startDatabase(join(dataDir, 'postgres')))
  try {
    await prepare(server.connectionString)
    await preparePlans(server)
    const site = await step('Site', () =>
      startSite(dataDir, {
        SAMPLE_DATA: 'off',
        TRUSTED_PROXIES: '127.0.0.1,::1',
        AUTH_SECRET: siteSecret,
      }),
    )
    try {
      const memberCookie = await memberOf(site.origin, server.connectionString)
      const postmaster = Number.parseInt(readFileSync(join(server.folder, 'postmaster.pid'), 'utf8'), 10)
      const cases = casesFor(listings)
      const results = await step('Rounds', () =>
        measure({ ...site, postmaster }, cases, rounds, memberCookie),
      )
      say(
        `\n${listings} listings, ${availableParallelism()} processors, Node ${process.version}, medians of ${rounds}`,
      )
      say(report(results))
      const slow = cases.filter((one) => one.isAlone && isMissed(one, results.get(one)!))
      for (const { name, paths } of slow) {
        say(`\n${name}: ${paths[0]}`)
        const uncached = { headers: { cookie: memberCookie } }
        say(await plansOf(server, () => fetch(site.origin + paths[0], uncached)))
      }
      say(await step('Counting', () => measureCounting({ ...site, postmaster }, listings)))
    } finally {
      await site.stop()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function memberOf(origin: string, url: string) {
  const { pool, close } = openDatabase({ url })
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const { cookie } = await signedIn({ query, origin })
  await close()
  return cookie
}

async function prepare(url: string) {
  const { db, pool, close } = openDatabase({ url })
  await step('Migrations', () => migrate(pool, derivedIndexes()))
  await step('Listings', () =>
    fill(pool, listings, (number) => ({ area: vehicles, input: vehicleListing(number) })),
  )
  await step('Counts', () => rebuildRollup(db, { samples: true }))
  await close()
}
