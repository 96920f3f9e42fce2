import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, localDate } from '../../app/ground/i18n/local-time.ts'
import { signedIn } from '../accounts.ts'
import { takesBack } from '../keys.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)
const visit = visitorsOf(site)
const nextYear = new Date().getFullYear() + 1

async function newListing(kind: string, ownerId: string) {
  const ref = randomUUID()
  const [listing] = await site.query(
    `insert into listing (kind, ref, title, island, owner_id) values ($1, $2, 'Lagoon House', 'saipan', $3) returning id`,
    [kind, ref, ownerId],
  )
  return { ref, id: listing!.id as string, page: `/user-listings/${kind}/${ref}/bookings` }
}

test('an owner declares a room type without scripts: rows are added, errors stand at their fields', async () => {
  const owner = await signedIn(site)
  const hotel = await newListing('hotel', owner.id)
  const page = await visitPlainly(`/hotels/${hotel.ref}`, { browser: owner.browser })
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click()
  await page.getByText('Nothing can be booked here yet.').waitFor()
  await page.getByRole('link', { name: 'Add a room type' }).click()
  await page.getByLabel('Room type', { exact: true }).fill('Ocean room')
  await page.getByLabel('Rooms of this type').fill('two')
  await page.getByLabel('Guests per room').fill('4')
  await page.getByLabel('Price per night', { exact: true }).fill('$120.50')
  await page.getByRole('button', { name: 'Add a season' }).click()
  const season = page.getByRole('group', { name: 'Seasons 1' })
  await season.getByLabel('Name of the season').fill('Golden Week')
  await season.getByLabel('First day').fill(`${nextYear}-05-05`)
  await season.getByLabel('Last day').fill(`${nextYear}-04-29`)
  await season.getByLabel('Price per night', { exact: true }).fill('200')
  await page.getByRole('button', { name: 'Add closed days' }).click()
  await page.getByRole('button', { name: 'Remove: Closed days 1' }).click()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('This is not valid. Check what you typed.').waitFor()
  await page.getByText('This is before the start. Change one of them.').waitFor()
  expect(await page.getByLabel('Rooms of this type').inputValue()).toBe('two')
  expect(await page.getByLabel('Price per night', { exact: true }).first().inputValue()).toBe('$120.50')
  await page.getByLabel('Rooms of this type').fill('2')
  await season.getByLabel('Last day').fill(`${nextYear}-05-06`)
  await page.getByRole('radio', { name: /^Cancel free of charge until 14 days before/ }).check()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('2 rooms · $120.50').waitFor()
  const rules = await site.query('select rule from bookable where listing_id = $1', [hotel.id])
  expect(rules).toEqual([{ rule: 'strict' }])

  // What is sold can't be taken away.
  const [room] = await site.query('select id from bookable where listing_id = $1', [hotel.id])
  await site.query(
    `with night as (
       insert into booking_place (bookable_id, starts_at, ends_at, capacity)
       values ($1, now() + interval '9 days', now() + interval '10 days', 2) returning id
     ), block as (
       insert into booking_block (bookable_id, starts_at, ends_at, quantity)
       values ($1, now() + interval '9 days', now() + interval '10 days', 2) returning id
     )
     insert into booking_hold (place_id, block_id, quantity) select night.id, block.id, 2 from night, block`,
    [room!.id],
  )
  await page.getByRole('link', { name: 'Edit Ocean room' }).click()
  await page.getByLabel('Rooms of this type').fill('1')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('On one day, 2 are already booked. Enter 2 or more.').waitFor()

  const stranger = await signedIn(site)
  const elsewhere = await visitPlainly('/', { browser: stranger.browser })
  for (const address of [hotel.page, `${hotel.page}/${room!.id}`, `${hotel.page}/new-stay`])
    expect((await elsewhere.goto(address))!.status()).toBe(404)
  const other = await newListing('hotel', stranger.id)
  expect((await elsewhere.goto(`${other.page}/${room!.id}`))!.status()).toBe(404)
  expect((await elsewhere.goto(`${other.page}/new-seat`))!.status()).toBe(404)
})

test('sessions, seats and visits are declared by weekday, time and number', async () => {
  const owner = await signedIn(site)
  const page = await visitPlainly('/', { browser: owner.browser })
  const adventure = await newListing('adventure', owner.id)
  await page.goto(`${adventure.page}/new-session`)
  await page.getByLabel('Name of the tour or session').fill('Grotto dive')
  await page.getByLabel('People per session').fill('8')
  await page.getByLabel('Price per person').fill('95')
  await page.getByLabel('Length in minutes').fill('120')
  const time = page.getByRole('group', { name: 'Weekly times 1' })
  await time.getByLabel('Starts at').fill('09:00')
  await time.getByLabel('Sat').check()
  const formKey = await page.locator('[name=formKey]').inputValue()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('8 people per session · $95').waitFor()
  // A second press makes no second tour.
  await site.ask(`${adventure.page}/new-session`, {
    method: 'POST',
    headers: { cookie: owner.cookie, origin: site.origin },
    body: new URLSearchParams({
      formKey,
      name: 'Grotto dive',
      capacity: '8',
      cents: '95',
      minutes: '120',
      'times.0.start': '09:00',
      'times.0.weekdays': '6',
      rule: 'moderate',
    }),
  })
  expect(await site.query('select name from bookable where listing_id = $1', [adventure.id])).toEqual([
    { name: 'Grotto dive' },
  ])
  const [made] = await site.query(
    `select count(*)::int as sessions from booking_place join bookable on bookable.id = bookable_id
     where listing_id = $1 and extract(dow from starts_at at time zone 'Pacific/Guam') = 6`,
    [adventure.id],
  )
  expect(made!.sessions).toBeGreaterThan(50)

  const event = await newListing('event', owner.id)
  await page.goto(`${event.page}/new-seat`)
  await page.getByLabel('Seats per session').fill('40')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('40 seats · Free').waitFor()
  expect(await page.getByRole('link', { name: 'Offer seats' }).count()).toBe(0)

  await page.goto(`${event.page}/new-seat`)
  await page.getByLabel('Seats per session').fill('50')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('The listing already offers this.').waitFor()
  expect(await page.getByLabel('Seats per session').inputValue()).toBe('50')

  const car = await newListing('vehicle', owner.id)
  await page.goto(`${car.page}/new-visit`)
  const hours = page.getByRole('group', { name: 'Hours 1' })
  await hours.getByLabel('From').fill('09:00')
  await hours.getByLabel('Until').fill('12:00')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('Choose a day of the week.').waitFor()
  expect(await hours.getByLabel('From').inputValue()).toBe('09:00')
  await hours.getByLabel('Mon').check()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByRole('heading', { name: 'Visits' }).waitFor()
})

test('a room type is connected with another site, whose calendar address has to be public', async () => {
  const day = (days: number) => addDays(localDate(new Date()), days)
  const owner = await signedIn(site)
  const hotel = await newListing('hotel', owner.id)
  const [room] = await site.query(
    `insert into bookable (listing_id, kind, name, capacity, settings)
     values ($1, 'stay', 'Ocean room', 1, $2) returning id`,
    [
      hotel.id,
      {
        cents: 10_000,
        guests: 2,
        closed: [{ from: day(40), until: day(41) }],
      },
    ],
  )
  const page = await visitPlainly(hotel.page, { browser: owner.browser })
  await page.getByRole('link', { name: 'Calendars Ocean room' }).click()
  await page.getByLabel('Name of the site').fill('Other site')
  await page.getByLabel('Address of their calendar (optional)').fill('http://127.0.0.1/a.ics')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('Enter a web address that begins with https:// or webcal://.').waitFor()
  expect(await page.getByLabel('Name of the site').inputValue()).toBe('Other site')
  await page.getByLabel('Address of their calendar (optional)').fill('')
  await page.getByLabel('Name of the site').fill('x'.repeat(81))
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  expect(await page.getByLabel('Name of the site').inputValue()).toBe('x'.repeat(81))
  await page.getByLabel('Name of the site').fill('Other site')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const feed = new URL(await page.getByLabel('Our calendar, for Other site').inputValue())
  const read = async () => (await site.ask(feed.pathname)).text()
  const written = (days: number) => day(days).replaceAll('-', '')
  expect(await read()).toContain(`DTSTART;VALUE=DATE:${written(40)}\r\nDTEND;VALUE=DATE:${written(42)}`)
  await page.getByRole('button', { name: 'New secret address Other site' }).click()
  expect((await site.ask(feed.pathname)).status).toBe(404)
  await page.goto(`${hotel.page}/${room!.id}/calendars`)
  await page.getByRole('button', { name: 'Remove Other site' }).click()
  expect(await site.query('select id from booking_calendar where bookable_id = $1', [room!.id])).toEqual([])
})

test('with scripts a new row has the focus, and so has the first field that is wrong', async () => {
  const owner = await signedIn(site)
  const hotel = await newListing('hotel', owner.id)
  const expected = /status of 422/
  const page = await visit(`${hotel.page}/new-stay`, {
    browser: owner.browser,
    width: 390,
    height: 844,
    expected,
  })
  await page.getByLabel('Room type', { exact: true }).fill('Ocean room')
  const off = page.locator('main button[aria-disabled]')
  const [disabled, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/new-stay\.data/, async (route) => {
    await (route.request().method() === 'GET' ? looked : disabled).promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add a season' }).click()
  await expect.poll(() => off.count()).toBeGreaterThan(0)
  disabled.resolve()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused).toBe('seasons.0.name')
  expect(await page.getByLabel('Room type', { exact: true }).inputValue()).toBe('Ocean room')
  await page.getByLabel('Guests per room').fill('2')
  // Enter sends nothing as long as the form is under way, also from the buttons that came with the answer.
  expect(await off.count()).toBeGreaterThan(0)
  looked.resolve()
  await expect.poll(() => off.count()).toBe(0)
  await page.getByLabel('Guests per room').press('Enter')
  await expect.poll(focused).toBe('capacity')
  expect(await axeInTurn(page)).toEqual([])
  await page.goto(`/bookings/calendar?month=${nextYear}-02`)
  await untilReady(page)
  const day9 = page.getByRole('link', { name: 'February 9' })
  await day9.focus()
  expect(await takesBack(day9)).toBe(false)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('February 15')
  await page.keyboard.press('Enter')
  const day = new Date(nextYear, 1, 15).toLocaleDateString('en-US', { dateStyle: 'full' })
  await page.getByRole('heading', { name: day }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
})
