import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { untilAwake, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const maria = await signedIn(site)
await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = '2'`, [maria.id])
const [draft] = await site.query(
  `insert into draft (owner_id, kind, category) values ($1, 'vehicle', 'car') returning id`,
  [maria.id],
)
const most = 150_000 // bytes, as sent

/** Of all scripts that the page has asked for. */
const bytesOfScripts = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

test.each([
  '/create-listing',
  ...['category', 'images', 'details'].map((step) => `/create-listing/${draft!.id}/${step}`),
  '/create-listing/property',
  '/create-listing/event',
  '/user-listings',
  '/messages',
  '/messages/vehicle/2',
  '/messages/vehicle/3',
])('%s asks for 150 KB of script at most', async (path) => {
  const page = await visit(path, { browser: maria.browser, width: 390, height: 844 })
  await untilAwake(page.getByRole('contentinfo'))
  const bytes = await page.evaluate(bytesOfScripts)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(most)
})
