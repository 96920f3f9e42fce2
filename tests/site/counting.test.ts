import { expect, test } from 'vitest'
import { startSiteApart } from '../site.ts'

const site = await startSiteApart()
const look = async () => {
  const body = JSON.stringify([{ path: '/about', what: 'view' }])
  const headers = { 'user-agent': 'Firefox', origin: site.origin }
  expect((await site.ask('/views', { method: 'POST', headers, body })).status).toBe(204)
}
/** Also those of the day before, where midnight passes. */
const views = async () =>
  (
    await site.query(`
      select coalesce(sum(count), 0)::int as count from daily_count where what = 'page view' and subject = '/about'`)
  )[0]!.count

test('a site that stops in order has written all that it counted', async () => {
  await look()
  await site.restart()
  expect(await views()).toBe(1)
})

test('a killed site keeps what was written, and goes on counting', async () => {
  await look()
  await expect.poll(views).toBe(2)
  await site.crash()
  await look()
  await expect.poll(views).toBe(3)
})
