import { expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** Ref 9 takes place these days only: times of the islands' clocks, some to come, in the order given. */
async function takesPlace(...times: readonly { start: string; end: string; cancelled?: boolean }[]) {
  for (const table of ['bookable', 'occurrence'])
    await site.query(
      `delete from ${table} where listing_id = (select id from listing where kind = 'event' and ref = '9')`,
    )
  for (const { start, end, cancelled = false } of times)
    await site.query(
      `insert into occurrence (listing_id, starts_at, ends_at, cancelled)
       select id, $1, $2, $3 from listing where kind = 'event' and ref = '9'`,
      [`${start}+10`, `${end}+10`, cancelled],
    )
}

test('an event tells when, where and by whom, on the islands\u2019 clocks wherever one reads it', async () => {
  await takesPlace({ start: '2031-03-01 08:30', end: '2031-03-01 15:00' })
  const page = await visit('/events/9', { browser: { timezoneId: 'America/New_York' } })
  await page.getByRole('heading', { level: 1, name: 'Traditional Sailing Day' }).waitFor()
  const time = page.getByRole('complementary').locator('time').first()
  expect(await time.getAttribute('datetime')).toBe('2031-02-28T22:30:00.000Z')
  expect(await time.textContent()).toMatch(/^Saturday, March 1, 2031.*8:30.*3:00 PM$/)
  for (const heading of ['Date & Time', 'Location', 'Organizer', 'About This Event', 'Tags'])
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:not([aria-hidden])')
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Events', 'Traditional Sailing Day'])
})

test('every time to come can be put in a calendar, at its instant', async () => {
  await takesPlace(
    { start: '2031-03-01 08:30', end: '2031-03-01 15:00' },
    { start: '2031-12-31 22:00', end: '2032-01-01 02:00' },
  )
  const page = await visitPlainly('/events/9')
  const links = page.getByRole('link', { name: /^Add to calendar/ })
  // The site hears of a change a moment after it.
  const countLinks = async () => {
    await page.goto('/events/9')
    return links.count()
  }
  await expect.poll(countLinks).toBe(2)
  const files = await Promise.all([0, 1].map((at) => links.nth(at).getAttribute('href')))
  expect(files).toEqual(['/events/9/20310228T223000Z.ics', '/events/9/20311231T120000Z.ics'])
  const answer = await site.ask(files[1]!)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const fields = calendarFields(await answer.text())
  expect(fields).toMatchObject({
    BEGIN: 'VEVENT',
    DTSTART: '20311231T120000Z',
    DTEND: '20311231T160000Z',
    SUMMARY: 'Traditional Sailing Day',
    STATUS: 'CONFIRMED',
  })
  expect(fields.LOCATION).toContain('San Jose')
  expect(fields['URL;VALUE=URI']).toBe(`${site.origin}/events/9`)
})

test.each(['/events/9/20310101T000000Z.ics', '/events/9/never.ics', '/events/999/20310228T223000Z.ics'])(
  'there is no calendar file at %s',
  async (path) => {
    expect((await site.ask(path)).status).toBe(404)
  },
)

test('a cancelled time stays, marked, and its calendar file says so', async () => {
  await takesPlace(
    { start: '2031-03-01 08:30', end: '2031-03-01 15:00', cancelled: true },
    { start: '2031-03-08 08:30', end: '2031-03-08 15:00' },
  )
  const page = await visitPlainly('/events/9')
  const isMarked = async () => {
    await page.goto('/events/9')
    return page.getByText('Canceled').isVisible()
  }
  await expect.poll(isMarked).toBe(true)
  expect(await page.getByRole('link', { name: /^Add to calendar/ }).count()).toBe(1)
  const fields = calendarFields(await (await site.ask('/events/9/20310228T223000Z.ics')).text())
  expect(fields.STATUS).toBe('CANCELLED')
})

test('a past event is marked as past and its registration closed', async () => {
  const page = await visitPlainly('/events/1')
  await page.getByText('Registration is closed: this event is over.').waitFor()
  const register = page.getByRole('button', { name: 'Register for Event' })
  expect(await register.getAttribute('disabled')).toBe('')
  expect(await page.getByText('Past', { exact: true }).count()).toBeGreaterThan(1)
  expect(await page.getByRole('link', { name: /^Add to calendar/ }).count()).toBe(0)
})

test('registration leads to the contacts of an organizer who takes no bookings here', async () => {
  const close = (contact: object) =>
    site.query(
      `with closed as (update bookable set closed_at = now() from listing where listing_id = listing.id and (listing.kind, ref) = ('event', '8'))
       update listing set contact = $1 where (kind, ref) = ('event', '8')`,
      [contact],
    )
  await close({ email: 'art@example.com' })
  const page = await visitPlainly('/events/8')
  await page.getByText('This place takes bookings by email.').waitFor()
  await close({ phone: '(670) 555-0100' })
  const isByPhone = async () => {
    await page.goto('/events/8')
    return page.getByText('This place takes bookings by phone.').count()
  }
  await expect.poll(isByPhone).toBe(1)
  await page.getByRole('link', { name: 'Register for Event' }).click()
  expect(new URL(page.url()).pathname).toBe('/events/8/contact')
})

test('an event has its tags', async () => {
  const page = await visitPlainly('/events/6')
  const tags = page.getByRole('region', { name: 'Tags' }).getByRole('listitem')
  expect(await tags.allTextContents()).toEqual(['jazz', 'live music'])
})

test('an unknown event is not found, in the words of the area', async () => {
  expect((await site.ask('/events/999')).status).toBe(404)
  const page = await visitPlainly('/events/999')
  await page.getByRole('heading', { level: 1, name: 'Event Not Found' }).waitFor()
  await page.getByText(`The event you're looking for doesn't exist or has been removed.`).waitFor()
  await page.getByRole('link', { name: 'Back to Events' }).click()
  await page.waitForURL('**/events')
})

/** The lines of the event in a calendar file, unfolded as RFC 5545 has it. */
function calendarFields(text: string): Record<string, string> {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR(\r\n)?$/)
  const event = text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VEVENT'))
  const lines = event
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}
