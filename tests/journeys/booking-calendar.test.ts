import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead, newBooked, newBooking } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)

const day = dayAhead(20)

test('an owner keeps rooms free, sees conflicts, and opens them again', async () => {
  const hotel = await newBooked(site, {
    kind: 'hotel',
    of: 'stay',
    capacity: 2,
    settings: { cents: 10_000, guests: 4 },
  })
  const guest = await signedIn(site)
  await newBooking(site, hotel, guest.id, { days: 20, state: 'confirmed' })
  const page = await visitPlainly(`/bookings/calendar?day=${day}`, { browser: hotel.owner.browser })
  await page.getByRole('link', { name: /Ana Cruz/ }).waitFor()
  await page
    .getByRole('link', { name: /1 booking/ })
    .first()
    .waitFor()
  await page.getByText('2 left').waitFor()
  await page.locator('summary', { hasText: 'Block' }).first().click()
  await page.getByLabel('Last night').fill('2020-01-01')
  await page.getByLabel('Note (optional)').fill('Walk-in')
  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByText('Choose a valid last night, not before the first.').waitFor()
  expect(await page.getByLabel('Note (optional)').inputValue()).toBe('Walk-in')
  await page.getByLabel('Last night').fill(dayAhead(21))
  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByText('1 left').waitFor()
  await page.getByText('Walk-in').waitFor()
  await page.locator('summary', { hasText: 'Block' }).first().click()
  await page.getByLabel('Rooms').fill('2')
  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByText('This is blocked now, but part of it was already booked.').waitFor()
  await page.getByText('Conflict: part of this was already booked.').waitFor()

  const stranger = await signedIn(site)
  const [block] = await site.query('select id from booking_block where bookable_id = $1 limit 1', [
    hotel.bookableId,
  ])
  const headers = { cookie: stranger.cookie, origin: site.origin }
  const body = new URLSearchParams({ op: 'unblock', day, block: String(block!.id) })
  await site.ask('/bookings/calendar', { method: 'POST', headers, body })
  const own = { op: 'block', day, of: hotel.bookableId, until: day, quantity: '1', note: '' }
  await site.ask('/bookings/calendar', { method: 'POST', headers, body: new URLSearchParams(own) })
  expect(
    await site.query('select id from booking_block where bookable_id = $1', [hotel.bookableId]),
  ).toHaveLength(2)

  await page.goto(`/bookings/calendar?day=${day}`)
  await page
    .getByRole('button', { name: /^Open again/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Open again/ })
    .first()
    .click()
  await page.getByText('2 left').waitFor()
})

test('a session is moved, and called off; everyone booked is told', async () => {
  const settings = { cents: 5_000, minutes: 60, times: [{ weekday: 1, start: '09:00' }] }
  const tour = await newBooked(site, {
    kind: 'adventure',
    of: 'session',
    capacity: 8,
    settings,
    name: 'Dive',
  })
  const [place] = await site.query(
    `insert into booking_place (bookable_id, starts_at, ends_at, capacity)
     values ($1, ($2 || ' 09:00+10')::timestamptz, ($2 || ' 10:00+10')::timestamptz, 8) returning id`,
    [tour.bookableId, day],
  )
  const guest = await signedIn(site)
  const booked = { state: 'confirmed', days: 20, placeId: place!.id as string }
  const number = await newBooking(site, tour, guest.id, booked)
  const page = await visitPlainly(`/bookings/calendar?day=${day}`, { browser: tour.owner.browser })
  await page.locator('summary', { hasText: 'Move to another time' }).first().click()
  await page.getByRole('button', { name: 'Move and notify everyone' }).click()
  await page.getByText('Choose a valid time in the future.').waitFor()
  await page.getByLabel('Starts at').fill('11:00')
  await page.getByRole('button', { name: 'Move and notify everyone' }).click()
  await page.getByRole('heading', { name: /11:00 AM · Lagoon House · Dive/ }).waitFor()
  const moved = await site.query('select state, starts_at, free_until from booking where number = $1', [
    number,
  ])
  expect(moved[0]).toMatchObject({ state: 'confirmed', starts_at: new Date(`${day}T11:00+10:00`) })
  expect(moved[0]!.free_until).toEqual(moved[0]!.starts_at)
  // The daily renewal of sessions neither takes it away nor makes the old time again.
  const [kept] = await site.query(`select settings -> 'extra' as extra from bookable where id = $1`, [
    tour.bookableId,
  ])
  expect(kept!.extra).toEqual([{ date: day, start: '11:00' }])
  await page.locator('summary', { hasText: 'Call off' }).first().click()
  await page.getByRole('button', { name: 'Call off and notify everyone' }).first().click()
  await page.goto(`/bookings/received/${number}`)
  await page.getByText('Canceled by the owner', { exact: true }).first().waitFor()
})

test('a storm is told in two presses', async () => {
  const hotel = await newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } })
  const guest = await signedIn(site)
  const number = await newBooking(site, hotel, guest.id, { days: 20, state: 'confirmed' })
  await newBooking(site, hotel, guest.id, { days: 50, state: 'confirmed' })
  const page = await visitPlainly('/bookings/storm', { browser: hotel.owner.browser })
  await page.getByLabel('First day').fill(dayAhead(22))
  await page.getByLabel('Last day').fill(day)
  await page.getByRole('button', { name: 'Show the bookings of these days' }).click()
  await page.getByText('The last day is before the first. Change one of them.').waitFor()
  expect(await page.getByLabel('First day').inputValue()).toBe(dayAhead(22))
  await page.getByLabel('First day').fill(dayAhead(19))
  await page.getByLabel('Last day').fill(dayAhead(22))
  await page.getByRole('button', { name: 'Show the bookings of these days' }).click()
  await page.getByText('1 booking on these days').waitFor()
  await page.getByRole('button', { name: 'Notify everyone' }).click()
  await page.getByText('Say what will happen.').waitFor()
  await page.getByLabel('Message to the guests').fill('x'.repeat(1_001))
  await page.getByRole('button', { name: 'Notify everyone' }).click()
  await page.getByText('This is too long. Use up to 1,000 characters.').waitFor()
  // A form sends each end of a line as two characters, and the field counts one.
  const lines = `${'Typhoon Mawar: we stay closed. Write to us about another day.\n'.repeat(16)}Rosa`
  expect(lines.length).toBeLessThanOrEqual(1_000)
  await page.getByLabel('Message to the guests').fill(lines.replaceAll('\n', '\r\n'))
  await page.getByRole('button', { name: 'Notify everyone' }).click()
  await page.getByText('1 booking: the guest was notified.').waitFor()
  const told = await site.query('select number from booking where listing_id = $1 and in_storm', [
    hotel.listingId,
  ])
  expect(told.map((one) => one.number)).toEqual([number])
})

test('a colleague is not led to the storm page, which is the owner’s, but told so', async () => {
  const hotel = await newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } })
  const colleague = await signedIn(site)
  await site.query(
    `insert into listing_colleague (listing_id, slot, role, user_id) values ($1, 1, 'everything', $2)`,
    [hotel.listingId, colleague.id],
  )
  const told = 'In a storm, only the owner can notify everyone with a booking.'
  const page = await visitPlainly('/bookings/calendar', { browser: colleague.browser })
  await page.getByText(told).waitFor()
  expect(await page.getByRole('link', { name: 'A storm is coming' }).count()).toBe(0)
  const own = await visitPlainly('/bookings/calendar', { browser: hotel.owner.browser })
  await own.getByRole('link', { name: 'A storm is coming' }).waitFor()
  expect(await own.getByText(told).count()).toBe(0)
})
