import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { type BookableListing, dayAhead, newBooked, newBooking } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
/** What a browser notes of an answer that refuses. */
const expected = /status of 4(04|09|22)/

const newHotel = () => newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } })
const [from, until] = [dayAhead(30), dayAhead(32)]

async function newGuest() {
  const guest = await signedIn(site)
  await site.query(`update users set created_at = now() - interval '1 year' where id = $1`, [guest.id])
  return guest
}

/** The form for two nights, filled in. */
async function fillIn({ ref }: BookableListing) {
  const guest = await newGuest()
  const address = `/hotels/${ref}/book?from=${from}&until=${until}&persons=1`
  const page = await visit(address, { browser: guest.browser, expected })
  await page.getByLabel('Phone').fill('+1 670 555 0100')
  await page.getByLabel('Message (optional)').fill('We land at three.')
  return { page, guest, send: () => page.getByRole('button', { name: 'Send request' }).click() }
}

const takeNights = ({ bookableId }: BookableListing) =>
  site.query(
    `insert into booking_place (bookable_id, starts_at, ends_at, capacity, state)
     select $1, night, night + interval '1 day', 1, 'closed'
     from generate_series(($2 || ' 00:00+10')::timestamptz, ($3 || ' 00:00+10')::timestamptz - interval '1 day', '1 day') night`,
    [bookableId, from, until],
  )

test('the message of a change that was refused is there again beside other dates', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const number = await newBooking(site, hotel, guest.id)
  const address = `/bookings/${number}/change?from=${from}&until=${until}&persons=1`
  const page = await visit(address, { browser: guest.browser, expected })
  const message = page.getByLabel('Message (optional)')
  await message.fill('We land at three.')
  await takeNights(hotel)
  await page.getByRole('button', { name: 'Change the booking' }).click()
  await page.getByText('Someone just booked this. Choose another time.').waitFor()
  expect(await message.inputValue()).toBe('We land at three.')
  await page.getByLabel('Check-in').fill(dayAhead(40))
  await page.getByLabel('Check-out').fill(dayAhead(41))
  await page.getByText('Your message was not sent:').waitFor()
  await page.getByText('We land at three.').waitFor()
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByRole('button', { name: 'Change the booking' }).waitFor()
  expect(await message.inputValue()).toBe('We land at three.')
  await message.fill('We land at four.')
  await page.getByLabel('Check-out').fill(dayAhead(42))
  await page.getByText('Your message was not sent:').waitFor()
  await page.getByText('We land at four.').waitFor()
})

test('with scripts a price that changed is shown, and sent again', async () => {
  const hotel = await newHotel()
  const { page, send } = await fillIn(hotel)
  await site.query(`update bookable set settings = settings || '{"cents": 12000}' where id = $1`, [
    hotel.bookableId,
  ])
  await send()
  await page.getByText('The price has changed. Check it and send again.').waitFor()
  await page.getByText('$240', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Message (optional)').inputValue()).toBe('We land at three.')
  await send()
  await page.getByRole('heading', { level: 1, name: /^Booking / }).waitFor()
})

test('with scripts one whose nights are gone is offered those nearby, with what they wrote; a second press books once', async () => {
  const hotel = await newHotel()
  const { page, guest, send } = await fillIn(hotel)
  await takeNights(hotel)
  await send()
  await page.getByText('What you wrote is still here. Choose another time.').waitFor()
  await page.getByRole('button', { name: / – / }).first().click()
  await page.getByText('$200', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Message (optional)').inputValue()).toBe('We land at three.')
  await page.getByRole('button', { name: 'Send request' }).dblclick()
  await page.getByRole('heading', { level: 1, name: /^Booking / }).waitFor()
  expect(await site.query('select from booking where guest_id = $1', [guest.id])).toHaveLength(1)
})

test('with scripts a listing that was paused is said to take no bookings, what was typed is kept, and a link leads back', async () => {
  const hotel = await newHotel()
  const { page, send } = await fillIn(hotel)
  await site.query(`update listing set status = 'paused' where id = $1`, [hotel.listingId])
  await send()
  await page.getByText('This place isn’t taking bookings right now.').waitFor()
  expect(await page.getByLabel('Message (optional)').inputValue()).toBe('We land at three.')
  const back = page.getByRole('link', { name: 'Back to the listing' })
  expect(await back.getAttribute('href')).toBe(`/hotels/${hotel.ref}`)
})

test('a tour that has begun, or an event’s time that was called off, is no longer booked; what was typed is kept', async () => {
  const settings = { cents: 5_000, minutes: 60, times: [{ weekday: 1, start: '09:00' }], cutoffMinutes: 0 }
  const of = [
    {
      what: { kind: 'adventure', of: 'session', settings, name: 'Dive' },
      end: `starts_at = now() - interval '1 minute'`,
      words: 'This time is over. Choose a later one.',
    },
    {
      what: { kind: 'event', of: 'seat', settings: {}, name: '' },
      end: `state = 'cancelled'`,
      words: 'This was canceled. Choose another time.',
    },
  ]
  for (const { what, end, words } of of) {
    const booked = await newBooked(site, { ...what, capacity: 8 })
    const [place] = await site.query(
      `insert into booking_place (bookable_id, starts_at, ends_at, capacity)
       values ($1, now() + interval '5 days', now() + interval '6 days', 8) returning id`,
      [booked.bookableId],
    )
    const guest = await newGuest()
    const address = `/${what.kind}s/${booked.ref}/book?place=${place!.id}&persons=2`
    const page = await visitPlainly(address, { browser: guest.browser })
    await page.getByLabel('Phone').fill('+1 670 555 0100')
    await site.query(`update booking_place set ${end} where id = $1`, [place!.id])
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText(words).waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 670 555 0100')
    expect(await site.query('select from booking where guest_id = $1', [guest.id])).toEqual([])
  }
})

test('an owner confirms, and a guest accepts, only the dates and the price that they see', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const number = await newBooking(site, hotel, guest.id)
  const move = (days: number) =>
    site.query(
      `update booking set starts_at = starts_at + make_interval(days => $2), ends_at = ends_at + make_interval(days => $2)
       where number = $1`,
      [number, days],
    )
  const state = async () =>
    (await site.query('select state from booking where number = $1', [number]))[0]!.state
  const press = async (page: Page, button: string) => {
    const before = await state()
    const terms = () => page.locator('input[name=terms]').first().inputValue()
    const seen = await terms()
    await move(5)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByText('This booking has changed since you opened it. Check it again.').waitFor()
    expect(await state()).toBe(before)
    await expect.poll(terms).not.toBe(seen)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByText('Confirmed', { exact: true }).first().waitFor()
  }
  const { browser } = hotel.owner
  await press(await visit(`/bookings/received/${number}`, { browser, expected }), 'Confirm')
  await site.query(
    `update booking set state = 'proposed', deadline = now() + interval '1 day' where number = $1`,
    [number],
  )
  await press(await visitPlainly(`/bookings/${number}`, { browser: guest.browser }), 'Accept')
})

test('a booking that is open elsewhere follows what is done with it', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const number = await newBooking(site, hotel, guest.id, { state: 'confirmed' })
  const { browser } = guest
  const open = await visit('/robots.txt', { browser })
  const isLive = open.waitForResponse((answer) => answer.url().includes('/live?'))
  await open.goto(`/bookings/${number}`)
  await isLive
  const other = await visitPlainly(`/bookings/${number}`, { browser })
  await other.getByRole('button', { name: 'Cancel the booking' }).click()
  await open.getByText('Canceled by the guest').first().waitFor()
})
