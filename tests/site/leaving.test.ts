import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startSite } from '../site.ts'

// Without jobs: they read the rows below for longer than the test waits.
const site = await startSite({ environment: { WORKER: 'off' } })

/** Rows enough that searching them for words of one letter, which only `grams` has, takes its time. */
await site.query(`
  insert into listing (kind, ref, title, island, attributes, facets, grams, offer, price_cents, created_at)
  select kind, 'x' || ref || '-' || n, title || ' ' || n, island, attributes, facets, grams, offer, price_cents,
    created_at - make_interval(secs => n)
  from listing, generate_series(1, 2500) n where kind = 'vehicle' and ref in ('1', '2', '3')`)
await site.query('analyze listing')

const runningQueries = () =>
  site.query(`select query, state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)

test('after fifty visitors started the dearest search and left, the next page answers and no query is left', async () => {
  const start = performance.now()
  expect(await statusOf('/vehicles/4')).toBe(200)
  const alone = performance.now() - start
  const visits = Array.from({ length: 50 }, (_, index) =>
    leave(`/vehicles?q=a%20e%20${index}%20o&sort=oldest`),
  )
  await expect.poll(async () => (await runningQueries()).length, { interval: 5 }).toBeGreaterThan(0)
  for (const abandon of visits) abandon()
  // Of a crowd, which thirty are, all that wait at that moment are refused, maybe this page with them.
  await expect.poll(() => statusOf('/vehicles/5'), { timeout: alone + 1_000 }).toBe(200)
  await expect.poll(runningQueries, { timeout: 3_000 }).toEqual([])
  expect(await statusOf('/readyz')).toBe(200)
})

/** Starts a visit and aborts it on request. */
function leave(path: string): () => void {
  const visit = request(site.origin + path)
  visit.on('error', () => {}) // our own leaving
  visit.end()
  return () => visit.destroy()
}

const statusOf = async (path: string) => (await site.ask(path)).status
