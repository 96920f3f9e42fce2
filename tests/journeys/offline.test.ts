import { expect, test } from 'vitest'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

test('a sort without a connection says so, keeps what was chosen and tries again', async () => {
  const page = await visit('/vehicles?island=saipan', { expected })
  await page.context().setOffline(true)
  await page.getByLabel('Sort').selectOption('priceAscending')
  await page.getByRole('heading', { level: 1, name: 'The page did not load' }).waitFor()
  expect(new URL(page.url()).search).toBe('?island=saipan&sort=priceAscending')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('6 vehicles').waitFor()
  expect(await page.getByLabel('Sort').inputValue()).toBe('priceAscending')
})

test('a part whose code does not load closes again, and opens once it does', async () => {
  const page = await visit('/vehicles', { expected })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Support chat' }).click()
  await page.getByText('This did not load. Check the connection and try again.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Cars & Rentals' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Support chat' }).click()
  await page.getByRole('dialog').waitFor()
})

test('words that do not load are asked for again, and their part opens once they come', async () => {
  const page = await visit('/vehicles', { expected: /ERR_FAILED/ })
  const words = '**/assets/en-*.js'
  await page.route(words, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Support chat' }).click()
  await failed
  await page.unroute(words)
  await page.getByRole('dialog').waitFor()
})

test('what is asked for again with long pauses is asked for soon after the connection is back', async () => {
  const page = await visit('/search', { expected, prepare: (one) => one.clock.install() })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.context().setOffline(true)
  const asked = new Map<string, number>()
  page.on('request', (request) => asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1))
  const askedAfter = (time: number) => async () => {
    await page.clock.runFor(time)
    return Math.max(0, ...asked.values())
  }
  await page.getByRole('search').getByLabel('What').focus()
  await expect.poll(askedAfter(1_000)).toBe(5)
  // The pause that has begun is of 16 seconds, of which not half pass here.
  await page.context().setOffline(false)
  await expect.poll(askedAfter(100), { interval: 300 }).toBe(6)
})
