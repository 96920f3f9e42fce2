import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead, newBooked, newBooking } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { scrollsSideways, setTextSize } from '../reach.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('an admin finds a booking, cancels it with a reason, and tells an island of a storm', async () => {
  const hotel = await newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } })
  await site.query(`update listing set island = 'rota' where id = $1`, [hotel.listingId])
  const guest = await signedIn(site)
  const number = await newBooking(site, hotel, guest.id, { state: 'confirmed', days: 20 })
  const stormy = await newBooking(site, hotel, guest.id, { state: 'confirmed', days: 40 })
  const admin = await signedIn(site, { role: 'admin' })
  const page = await visitPlainly('/admin/bookings', { browser: admin.browser })
  await page.getByLabel('Number, listing or person').fill(`hotel/${hotel.ref}`)
  await page.getByRole('button', { name: 'Search' }).last().click()
  expect(await page.getByRole('link', { name: /Ana Cruz/ }).count()).toBe(2)
  await page.goto(`/admin/bookings/${number}`)
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByText('Please give a reason.').waitFor()
  await page.getByLabel('Why').fill('The hotel is closed for good.')
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByText('Canceled by the owner').first().waitFor()
  await page.goto(`/admin/audit?subject=booking/${number}`)
  await page.getByText('The hotel is closed for good.').waitFor()

  const day = dayAhead(40)
  await page.goto('/admin/bookings/storm')
  await page.getByLabel('First day').fill(day)
  await page.getByLabel('Last day').fill(day)
  await page.getByLabel('Island').selectOption('rota')
  await page.getByRole('button', { name: 'Show the bookings of these days' }).click()
  await page.getByText('1 booking on these days').waitFor()
  await page.getByLabel('Message to the guests').fill('Typhoon Mawar')
  await page.getByRole('button', { name: 'Notify everyone' }).click()
  await page.getByText('1 booking: the guest was notified.').waitFor()
  expect(await site.query('select number from booking where in_storm', [])).toEqual([{ number: stormy }])
})

test('moderators see who asked for much within an hour', async () => {
  const hotel = await newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } })
  const guest = await signedIn(site, { name: 'Hasty Guest' })
  for (let count = 0; count < 5; count++)
    await newBooking(site, hotel, guest.id, { state: 'cancelled-by-guest' })
  const moderator = await signedIn(site, { role: 'moderator' })
  const page = await visitPlainly('/admin/moderation', { browser: moderator.browser })
  await page.getByText('Hasty Guest').waitFor()
  await page.getByText(/^This person made 5 requests, the last one on .+ ChST\.$/).waitFor()
  const admin = await signedIn(site, { role: 'admin' })
  const desk = await visitPlainly('/admin/moderation', { browser: admin.browser })
  await desk.getByRole('link', { name: 'Hasty Guest' }).click()
  expect(await desk.getByRole('link', { name: /Lagoon House/ }).count()).toBe(5)
})

test('the desk fits a narrow phone with text of double size', async () => {
  const admin = await signedIn(site, { role: 'admin' })
  const page = await visit('/admin/bookings', { browser: admin.browser, width: 360 })
  await setTextSize(page, await page.context().newCDPSession(page), 32)
  expect(await scrollsSideways(page)).toBe(0)
})
