import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead, newBooked, newBooking } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)

const room = { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } }

test('an owner answers requests without scripts: confirms, declines, proposes another time, cancels', async () => {
  const hotel = await newBooked(site, room)
  const guest = await signedIn(site)
  const [first, second, third] = await Promise.all(
    [30, 40, 50].map((days) => newBooking(site, hotel, guest.id, { days })),
  )
  const page = await visitPlainly('/bookings/received', { browser: hotel.owner.browser })
  await page
    .getByRole('link', { name: /Ana Cruz/ })
    .first()
    .click()
  await page.getByRole('heading', { name: `Booking ${first}` }).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Confirmed', { exact: true }).first().waitFor()

  await page.locator('summary', { hasText: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByText('Tell the guest why.').waitFor()
  await page.getByLabel('Why are you canceling?').fill('The roof leaks.')
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByText('Canceled by the owner', { exact: true }).first().waitFor()
  await page.getByText('The roof leaks.').waitFor()

  // The address of the guest's page leads the owner to theirs.
  await page.goto(`/bookings/${second}`)
  await page.waitForURL(`**/bookings/received/${second}`)
  await page.locator('summary', { hasText: 'Decline' }).first().click()
  await page.getByLabel('Message to the guest (optional)').last().fill('We are full.')
  await page.getByRole('button', { name: 'Decline the request' }).click()
  await page.getByText('Declined', { exact: true }).first().waitFor()

  await page.goto(`/bookings/received/${third}`)
  await page.locator('summary', { hasText: 'Propose another time' }).first().click()
  await page.getByLabel('Check-in').fill('2027-02-31')
  await page.getByLabel('Check-out').fill(dayAhead(62))
  await page.getByRole('button', { name: 'Send the proposal' }).click()
  await page.getByText('Choose a valid date and time.').waitFor()
  expect(await page.getByLabel('Check-out').inputValue()).toBe(dayAhead(62))
  await page.getByLabel('Check-in').fill(dayAhead(60))
  await page.getByRole('button', { name: 'Send the proposal' }).click()
  await page.getByText('A time is proposed', { exact: true }).first().waitFor()

  await page.goto('/bookings/received?part=past')
  await page.getByText('Canceled by you').waitFor()
  const figures = await site.query(
    `select number, state from booking where listing_id = $1 order by starts_at`,
    [hotel.listingId],
  )
  expect(figures.map(({ state }) => state)).toEqual(['cancelled-by-owner', 'declined', 'proposed'])

  const stranger = await signedIn(site)
  const elsewhere = await visitPlainly('/', { browser: stranger.browser })
  expect((await elsewhere.goto(`/bookings/received/${third}`))!.status()).toBe(404)
})

test('a guest who did not come is a no-show once the day of arrival is over', async () => {
  const hotel = await newBooked(site, room)
  const guest = await signedIn(site)
  const gone = await newBooking(site, hotel, guest.id, { days: -1, state: 'confirmed' })
  const coming = await newBooking(site, hotel, guest.id, { days: 1, state: 'confirmed' })
  const page = await visitPlainly(`/bookings/received/${coming}`, { browser: hotel.owner.browser })
  const opener = page.locator('summary', { hasText: 'The guest didn’t show up' })
  expect(await opener.count()).toBe(0)
  await page.goto(`/bookings/received/${gone}`)
  await opener.click()
  await page.getByText('The guest is told at once and can object once. You can’t undo this.').waitFor()
  await page.getByRole('button', { name: 'Mark as a no-show' }).click()
  await page.getByText('Didn’t show up', { exact: true }).first().waitFor()
})

test('an owner blocks a guest by the page of their booking, and lifts that there or in the settings', async () => {
  const hotel = await newBooked(site, room)
  const guest = await signedIn(site, { name: 'Ana Cruz' })
  const [first, second] = await Promise.all(
    [30, 40].map((days) => newBooking(site, hotel, guest.id, { days })),
  )
  const email = `${first}@example.com`.toLowerCase()
  await site.query(`update booking set guest_id = null, guest_email = $2 where number = $1`, [first, email])
  const page = await visitPlainly('/', { browser: hotel.owner.browser })
  const opener = (of: Page) => of.locator('summary', { hasText: 'Block this guest' })
  const block = async () => {
    await opener(page).click()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByText('You have blocked this guest.').waitFor()
  }
  for (const number of [first, second]) {
    await page.goto(`/bookings/received/${number}`)
    await block()
  }
  await page.getByRole('button', { name: 'Unblock' }).click()
  await block()

  await page.goto('/account')
  await page.getByRole('link', { name: 'Blocked people' }).click()
  await page.getByRole('button', { name: 'Unblock Ana Cruz' }).click()
  await page.getByRole('button', { name: `Unblock ${email}` }).click()
  await page.getByText('You haven’t blocked anyone.').waitFor()

  const colleague = await signedIn(site)
  await site.query(
    `insert into listing_colleague (listing_id, slot, role, user_id) values ($1, 1, 'answer', $2)`,
    [hotel.listingId, colleague.id],
  )
  const theirs = await visitPlainly(`/bookings/received/${first}`, { browser: colleague.browser })
  await theirs.getByText('Ana Cruz').first().waitFor()
  expect(await opener(theirs).count()).toBe(0)
  const body = new URLSearchParams({ number: first! })
  const sent = await site.ask('/account/blocked', {
    method: 'POST',
    headers: { cookie: colleague.cookie },
    body,
  })
  expect(sent.status).toBe(404)
})
