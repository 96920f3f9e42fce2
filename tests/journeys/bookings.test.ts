import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead, newBooked, newBooking } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)
const visit = visitorsOf(site)

const newOwner = () => signedIn(site, { name: 'Owner' })

/** A hotel with one room type that has one room, of an owner who confirms by hand. */
async function newHotel() {
  const owner = await newOwner()
  const ref = randomUUID()
  const [listing] = await site.query(
    `insert into listing (kind, ref, title, island, owner_id) values ('hotel', $1, 'Lagoon House', 'saipan', $2) returning id`,
    [ref, owner.id],
  )
  await site.query(
    `insert into bookable (listing_id, kind, name, capacity, settings)
     values ($1, 'stay', 'Ocean room', 1, '{"cents": 10000, "guests": 4}')`,
    [listing!.id],
  )
  return `/hotels/${ref}`
}

async function newGuest() {
  const guest = await signedIn(site)
  await site.query(`update users set created_at = now() - interval '1 year' where id = $1`, [guest.id])
  return guest
}

const [from, until] = [dayAhead(30), dayAhead(32)]

test('a room is asked for with its price, seen under its number, and cancelled', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const page = await visitPlainly(`${hotel}?checkIn=${from}&checkOut=${until}&guests=2-adults`, {
    browser: guest.browser,
  })
  await page.getByRole('link', { name: 'Continue to the request' }).click()
  await page.getByText('$200', { exact: true }).first().waitFor()
  await page.getByText('Pay at the place').waitFor()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Write a phone number.').waitFor()
  await page.getByLabel('Phone').fill('12345')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Enter a phone number, such as (670) 234-5678', { exact: false }).waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('12345')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Maria Santos')
  await page.getByLabel('Phone').fill('+1 670 555 0100')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('heading', { level: 1, name: /^Booking [A-Z\d]{10}$/ }).waitFor()
  const { pathname } = new URL(page.url())
  await page.goto('/bookings')
  expect(await page.locator('main h2').allTextContents()).toEqual(['Coming up'])
  await page.goto('/profile')
  const summary = page.getByRole('region', { name: 'Activity summary' })
  expect(await summary.locator('div', { hasText: 'Bookings' }).locator('dd').innerText()).toBe('1')
  await page.goto(pathname)

  const other = await newGuest()
  const elsewhere = await visitPlainly('/', { browser: other.browser })
  expect((await elsewhere.goto(pathname))!.status()).toBe(404)
  await elsewhere.goto(`${hotel}/book?from=${from}&until=${until}&persons=1`)
  await elsewhere.getByText('Someone just booked this. Choose another time.').waitFor()
  await elsewhere.getByText('Available nearby:').waitFor()

  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.goto('/bookings')
  await page.getByText('Canceled by the guest').waitFor()
  expect(await page.locator('main h2').allTextContents()).toEqual(['Past or canceled'])
})

test('from a later page of their bookings a guest comes back to the first, and the other list stays where it is', async () => {
  const { id, browser } = await newGuest()
  await site.query(
    `insert into booking (number, guest_id, listing_kind, listing_ref, listing_title, kind, name, persons, rule, form_key,
       state, starts_at, ends_at)
     select upper(translate(left(md5($1::text || n), 10), '01', 'xy')), $1::uuid, 'hotel', 'x', 'Lagoon House', 'stay',
       'Ana Cruz', 1, 'moderate', gen_random_uuid(), 'confirmed', day, day + interval '1 day'
     from (select n, now() + n * interval '2 days' as day from generate_series(-51, 51) n where n <> 0) days`,
    [id],
  )
  const page = await visitPlainly('/bookings', { browser })
  const countOf = (title: string) => page.locator('section').filter({ hasText: title }).locator('li').count()
  const counts = async () => [await countOf('Coming up'), await countOf('Past or canceled')]
  const first = page.getByRole('link', { name: 'First page' })
  const firstOf = (title: string) => page.getByRole('link', { name: `First page: ${title}`, exact: true })
  expect([await counts(), await first.count()]).toEqual([[50, 50], 0])
  await page.getByRole('link', { name: 'Older bookings' }).click()
  await page.getByRole('link', { name: 'Later bookings' }).click()
  expect([await counts(), await first.count()]).toEqual([[1, 1], 2])
  await firstOf('Past or canceled').click()
  expect([await counts(), await first.count()]).toEqual([[1, 50], 1])
  await page.getByRole('link', { name: 'Older bookings' }).click()
  await firstOf('Coming up').click()
  expect([await counts(), await first.count()]).toEqual([[50, 1], 1])

  await site.query(`update booking set state = 'expired' where guest_id = $1 and ends_at > now()`, [id])
  await page.getByRole('link', { name: 'Later bookings' }).click()
  expect(await counts()).toEqual([0, 1])
  await page.locator('section').filter({ hasText: 'Coming up' }).getByText('There is nothing here.').waitFor()
  expect(await page.locator('main section ul').count()).toBe(1)
  await firstOf('Coming up').click()
  expect(await page.locator('main h2').allTextContents()).toEqual(['Past or canceled'])
})

test('the calendar of a room type shows what is taken, and one chooses a stay in it without scripts', async () => {
  const hotel = await newHotel()
  await site.query(
    `insert into bookable (listing_id, kind, name, capacity, position, settings)
     select id, 'stay', 'Suite', 2, 1, '{"cents": 30000, "guests": 2}' from listing where kind = 'hotel' and ref = $1`,
    [hotel.split('/').at(-1)],
  )
  const page = await visitPlainly(`${hotel}/book?month=${from.slice(0, 7)}`)
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByLabel('People').fill('2')
  await page.locator(`button[name=arrive][value="${from}"]`).click()
  expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(from)
  await page.getByText('Now choose the day of check-out.').waitFor()
  expect(await page.getByText('Choose a valid date and time.').count()).toBe(0)
  if (until.slice(0, 7) !== from.slice(0, 7)) await page.getByRole('button', { name: 'Next month' }).click()
  await page.locator(`button[name=leave][value="${until}"]`).click()
  await page.getByText('$200', { exact: true }).first().waitFor()
  expect(await page.getByLabel('People').inputValue()).toBe('2')
  await page.getByText('1 left for these dates').waitFor()
  await page.getByText('Up to 2 guests · from $300 a night').waitFor()
  await page.getByRole('link', { name: /^Suite/ }).click()
  await page.getByText('$600', { exact: true }).first().waitFor()
  await page.getByText('2 left for these dates').waitFor()
})

test('what is wrong with a wish is said, with what was typed', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const page = await visitPlainly('/', { browser: guest.browser })
  const wrong = [
    [`from=2026-02-31&until=${until}&persons=1`, 'Choose a valid date and time.'],
    [`from=2020-01-01&until=2020-01-03&persons=1`, 'This time is over. Choose a later one.'],
    [`from=${until}&until=${from}&persons=1`, 'Check-out has to be after check-in.'],
    [`from=${from}&until=${dayAhead(130)}&persons=1`, 'Stays of up to 90 nights can be booked.'],
    [`from=${from}&until=&persons=1`, 'Choose a valid date and time.'],
    [`from=${from}&until=${until}&persons=0`, 'Enter how many people are coming.'],
    [`from=${from}&until=${until}&persons=999`, 'There isn’t room for that many. Change the number.'],
  ]
  for (const [asked, words] of wrong) {
    await page.goto(`${hotel}/book?${asked}`)
    await page.getByText(words!).waitFor()
    const typed = new URLSearchParams(asked)
    expect(await page.getByLabel('Check-in').inputValue()).toBe(typed.get('from'))
    expect(await page.getByLabel('People').inputValue()).toBe(typed.get('persons'))
  }
})

test('a price that has changed is said, and asked again', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const page = await visitPlainly(`${hotel}/book?from=${from}&until=${until}&persons=1`, {
    browser: guest.browser,
  })
  await site.query(
    `update bookable set settings = '{"cents": 12000, "guests": 4}'
     where listing_id = (select id from listing where kind = 'hotel' and ref = $1)`,
    [hotel.split('/').at(-1)],
  )
  await page.getByLabel('Phone').fill('+1 670 555 0100')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('The price has changed. Check it and send again.').waitFor()
  await page.getByText('$240', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('heading', { level: 1, name: /^Booking / }).waitFor()
})

test('other dates are asked for, held beside the old ones, and withdrawn', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const page = await visitPlainly(`${hotel}/book?from=${from}&until=${until}&persons=1`, {
    browser: guest.browser,
  })
  await page.getByLabel('Phone').fill('+1 670 555 0100')
  await page.getByRole('button', { name: 'Send request' }).click()
  await site.query(`update booking set state = 'confirmed', deadline = null where guest_id = $1`, [guest.id])
  await page.goto(page.url())
  await page.getByRole('link', { name: 'Change dates or guests' }).click()
  expect(await page.getByLabel('Check-in').inputValue()).toBe(from)
  await page.getByLabel('Check-out').fill(dayAhead(29))
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByText('Check-out has to be after check-in.').waitFor()
  await page.getByLabel('Check-out').fill(dayAhead(33))
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByText('$300', { exact: true }).first().waitFor()
  await page.getByText('Before: $200').waitFor()
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  await page.getByText('A change waits for the owner’s answer').waitFor()
  await page.getByText('Change asked for').waitFor()
  await page
    .getByText(/ChST · Guest$/)
    .first()
    .waitFor()
  const held = () =>
    site.query(
      `select count(*)::int as nights from booking_hold join booking on booking.id = booking_id where guest_id = $1`,
      [guest.id],
    )
  expect(await held()).toEqual([{ nights: 3 }])
  await page.getByRole('button', { name: 'Withdraw the change' }).click()
  expect(await page.getByText('A change waits for the owner’s answer').count()).toBe(0)
  expect(await held()).toEqual([{ nights: 2 }])
})

test('a guest asks for another time of a viewing', async () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const hours = everyDay.map((weekday) => ({ weekday, from: '09:00', until: '12:00' }))
  const viewing = await newBooked(site, { kind: 'property', of: 'visit', settings: { minutes: 60, hours } })
  const guest = await newGuest()
  const number = await newBooking(site, viewing, guest.id, { state: 'confirmed', days: 5 })
  const page = await visitPlainly(`/bookings/${number}`, { browser: guest.browser })
  await page.getByRole('link', { name: 'Change dates or guests' }).click()
  expect(await page.locator('select[name=time]').count()).toBe(1)
  const chosen = new Date(`${dayAhead(7)}T10:00+10:00`)
  await page.locator('select[name=time]').selectOption(chosen.toISOString())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  await page.getByText('A change waits for the owner’s answer').waitFor()
  const owner = await visitPlainly(`/bookings/received/${number}`, { browser: viewing.owner.browser })
  await owner.getByRole('button', { name: 'Confirm the change' }).click()
  expect(await site.query('select starts_at from booking where number = $1', [number])).toEqual([
    { starts_at: chosen },
  ])
})

test('a guest in another zone reads the islands’ times, and that they are', async () => {
  const hotel = await newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } })
  const guest = await newGuest()
  const number = await newBooking(site, hotel, guest.id, { state: 'confirmed' })
  await site.query(`update booking set starts_at = $1, ends_at = $2 where number = $3`, [
    '2031-12-31 23:59+10',
    '2032-01-02 00:00+10',
    number,
  ])
  const page = await visit(`/bookings/${number}`, {
    browser: { ...guest.browser, timezoneId: 'America/New_York' },
  })
  await page.getByText('Dec 31, 2031, 11:59 PM – Jan 2, 2032, 12:00 AM ChST').waitFor()
  await page.goto('/bookings')
  await page.getByText('Dec 31, 2031, 11:59 PM – Jan 2, 2032, 12:00 AM ChST').waitFor()
})

test('what was typed for a room that another got meanwhile is kept, and goes along to other dates', async () => {
  const hotel = await newHotel()
  const asked = `${hotel}/book?from=${from}&until=${until}&persons=1`
  const [page, faster] = await Promise.all(
    [await newGuest(), await newGuest()].map(({ browser }) => visitPlainly(asked, { browser })),
  )
  await faster!.getByLabel('Phone').fill('+1 670 555 0101')
  await faster!.getByRole('button', { name: 'Send request' }).click()
  await page!.getByLabel('Phone').fill('+1 670 555 0100')
  await page!.getByLabel('Message (optional)').fill('We land at three in the morning.')
  await page!.getByRole('button', { name: 'Send request' }).click()
  await page!.getByText('Someone just booked this. Choose another time.').waitFor()
  expect(await page!.getByLabel('Phone').inputValue()).toBe('+1 670 555 0100')
  await page!.getByRole('button', { name: / – / }).first().click()
  await page!.getByText('$200', { exact: true }).first().waitFor()
  expect(await page!.getByLabel('Message (optional)').inputValue()).toBe('We land at three in the morning.')
  await page!.getByRole('button', { name: 'Send request' }).click()
  await page!.getByRole('heading', { level: 1, name: /^Booking / }).waitFor()
})

test('a listing that is paused, or a room type that is closed meanwhile, is said to take no bookings; what was typed is kept', async () => {
  for (const end of [
    `update listing set status = 'paused' where ref = $1`,
    `update bookable set closed_at = now() where position = 0 and listing_id = (select id from listing where ref = $1)`,
  ]) {
    const hotel = await newHotel()
    const ref = hotel.split('/').at(-1)
    const [room] = await site.query(
      `select bookable.id from bookable join listing on listing.id = listing_id where ref = $1`,
      [ref],
    )
    // Another room at the same price is not booked instead.
    await site.query(
      `insert into bookable (listing_id, kind, name, capacity, position, settings)
       select id, 'stay', 'Suite', 2, 1, '{"cents": 10000, "guests": 4}' from listing where ref = $1`,
      [ref],
    )
    const guest = await newGuest()
    const asked = `${hotel}/book?of=${room!.id}&from=${from}&until=${until}&persons=1`
    const page = await visitPlainly(asked, { browser: guest.browser })
    await page.getByLabel('Phone').fill('+1 670 555 0100')
    await site.query(end, [ref])
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('This place isn’t taking bookings right now.').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 670 555 0100')
    expect(await site.query('select number from booking where guest_id = $1', [guest.id])).toEqual([])
  }
})

test.each([
  ['hotel', 'hotel-2', `/hotels/hotel-2?checkIn=${from}&checkOut=${until}&guests=2-adults`],
  ['property', '6', '/properties/6'],
  ['vehicle', '1', '/vehicles/1'],
  ['adventure', '1', '/adventures/1'],
  ['event', '7', '/events/7'],
  ['business', '3', '/businesses/3'],
])('the page that stays of a closed %s offers no booking', async (kind, ref, path) => {
  await site.query('update listing set contact_private = true where kind = $1 and ref = $2', [kind, ref])
  const offered = async () => {
    const html = withoutScripts(await (await site.ask(path)).text())
    const ways = new RegExp(
      `This is no longer offered|Book Now|takes? bookings|#booking|data-fixed="action-bar"|/${ref}/(book|contact)\\b`,
      'g',
    )
    return html.match(ways) ?? []
  }
  expect(await offered()).not.toEqual([])
  await site.query(`update listing set status = 'closed' where kind = $1 and ref = $2`, [kind, ref])
  await expect.poll(offered).toEqual(['This is no longer offered'])
})

test.each([
  ['vehicle', '2', '/vehicles/2'],
  ['buy-and-sell', '1', '/buy-and-sell/1'],
  ['job', '1', '/jobs/1'],
  ['property', 'unbooked', '/properties/unbooked'],
])(
  'the page of one’s own %s has no bar at the foot of a phone, where there is nothing to do',
  async (kind, ref, path) => {
    const owner = await newOwner()
    await site.query(
      `insert into listing (kind, ref, title, island) values ($1, $2, 'Own', 'saipan') on conflict (kind, ref) do nothing`,
      [kind, ref],
    )
    await site.query('update listing set owner_id = $3, sample = false where kind = $1 and ref = $2', [
      kind,
      ref,
      owner.id,
    ])
    await expect.poll(() => hasBar(path)).toBe(true)
    expect(await hasBar(path, owner.cookie)).toBe(false)
  },
)

test('a business without phone, email or a way to write to it has no bar at the foot of a phone', async () => {
  const ref = randomUUID()
  const create = `insert into listing (kind, ref, title, island, contact) values ('business', $1, 'Kiosk', 'saipan', $2)`
  await site.query(create, [ref, { phone: '+1 670 555 0100' }])
  expect(await hasBar(`/businesses/${ref}`)).toBe(true)
  const silent = randomUUID()
  await site.query(create, [silent, {}])
  expect(await hasBar(`/businesses/${silent}`)).toBe(false)
})

/** Whether a page that is found has the bar. */
async function hasBar(path: string, cookie = ''): Promise<boolean> {
  const answer = await site.ask(path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return withoutScripts(await answer.text()).includes('data-fixed="action-bar"')
}

test('with scripts other dates keep what was typed', async () => {
  const hotel = await newHotel()
  const guest = await newGuest()
  const page = await visit(`${hotel}/book?from=${from}&until=${until}&persons=1`, { browser: guest.browser })
  await page.getByLabel('Phone').fill('+1 670 555 0100')
  await page.getByLabel('People').fill('2')
  await page.getByText('Press Show the price to see what this costs.').waitFor()
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByRole('button', { name: 'Send request' }).waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('+1 670 555 0100')
})
