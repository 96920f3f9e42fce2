import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site, wrongCounters } from '../../../../tests/bookings.ts'
import { htmlOf } from '../../../../tests/html-of.ts'
import { longestWait } from '../../../../tests/patience.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { removeBlock } from '../moves/blocks.server.ts'
import { move } from '../moves/move.server.ts'
import { loadReceived } from '../received/load-received.server.ts'
import { request } from '../requests/request.server.ts'
import { CalendarCard } from './calendar-card.tsx'
import { addCalendar, findCalendars, removeCalendar, renewSecret } from './calendars.server.ts'
import { fetchPublic, publicUrl } from './fetch-public.server.ts'
import { findTakenFor } from './find-taken.server.ts'
import { nightsIn } from './nights-in-calendar.server.ts'
import { isPublicAddress } from './public-address.ts'
import { readCalendar } from './read-calendar.server.ts'
import { readNights } from './read-nights.server.ts'
import { takeOver } from './take-over.server.ts'

const { db } = await testDatabase()

const calendarOf = (...entries: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...entries, 'END:VCALENDAR', ''].join('\r\n')
const stay = (uid: string, from: string, until: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n')

/** Another site on this machine; what it answers can be changed. */
async function otherSite() {
  const pages: Record<string, { status?: number; location?: string; text?: string }> = {}
  const server = createServer((asked, answer) => {
    const { status = 200, location, text = '' } = pages[asked.url ?? ''] ?? { status: 404 }
    answer.writeHead(status, location === undefined ? {} : { location }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { pages, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const reach = { isAllowed: (address: string) => address === '127.0.0.1', anyPort: true }

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a01:203', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  'ftp://example.com/a.ics',
  'file:///etc/passwd',
  'http://127.0.0.1/a.ics',
  'http://[::1]/a.ics',
  'http://2130706433/a.ics',
  'http://0x7f.1/a.ics',
  'https://example.com:8443/a.ics',
  'https://me:secret@example.com/a.ics',
  'calendar',
])('%s is no address to read', (address) => {
  expect(publicUrl(address)).toBeNull()
})

test('only what is public is read, behind redirects too, and no more than there is room for', async () => {
  const { pages, origin } = await otherSite()
  expect(publicUrl('webcal://example.com/a.ics')?.href).toBe('https://example.com/a.ics')
  // A name that leads to this machine.
  expect(await fetchPublic('http://localhost/a.ics')).toEqual({ ok: false, failure: 'address' })
  pages['/good'] = { text: 'BEGIN' }
  pages['/moved'] = { status: 302, location: '/good' }
  pages['/inside'] = { status: 302, location: 'http://10.0.0.1/latest' }
  pages['/name'] = { status: 302, location: 'http://[::1]:1/' }
  pages['/file'] = { status: 302, location: 'file:///etc/passwd' }
  pages['/round'] = { status: 302, location: '/round' }
  pages['/large'] = { text: 'x'.repeat(2_000_001) }
  const read = async (path: string) => {
    const done = await fetchPublic(origin + path, reach)
    return done.ok ? done.text : done.failure
  }
  expect(await Promise.all(['/good', '/moved', '/inside', '/name', '/file'].map(read))).toEqual([
    'BEGIN',
    'BEGIN',
    'address',
    'address',
    'address',
  ])
  expect(await Promise.all(['/round', '/large', '/none'].map(read))).toEqual(['answer', 'large', 'answer'])
  expect(await fetchPublic('http://127.0.0.1:1/', reach)).toEqual({ ok: false, failure: 'unreachable' })
})

test('a site that is silent, or sends without an end, is given up', async () => {
  const endless = createServer((asked, answer) => {
    if (asked.url === '/silent') return
    if (asked.url === '/round')
      return void setTimeout(() => answer.writeHead(302, { location: '/round' }).end(), 100)
    answer.writeHead(200).write('BEGIN')
    if (asked.url === '/slow') answer.on('close', clear(setInterval(() => answer.write(' '), 50)))
  })
  const clear = (timer: NodeJS.Timeout) => () => clearInterval(timer)
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void endless.close())
  const origin = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`
  const start = Date.now()
  const read = (path: string) => fetchPublic(origin + path, reach, { longest: 300 })
  const failed = await Promise.all(['/silent', '/stalled', '/slow', '/round'].map(read))
  expect(failed).toEqual(failed.map(() => ({ ok: false, failure: 'unreachable' })))
  expect(Date.now() - start).toBeLessThan(20_000)
  await expect
    .poll(() => new Promise((resolve) => endless.getConnections((_, count) => resolve(count))))
    .toBe(0)
})

test('a calendar says which nights it takes', () => {
  const nights = nightsIn(
    calendarOf(
      stay('days', '2026-12-24', '2026-12-27'),
      stay('begun', '2026-11-01', '2026-12-03'),
      stay('past', '2026-11-01', '2026-11-03'),
      stay('free', '2026-12-10', '2026-12-12', 'TRANSP:TRANSPARENT'),
      stay('off', '2026-12-10', '2026-12-12', 'STATUS:CANCELLED'),
      stay('1-2026@bookings.proa', '2026-12-10', '2026-12-12'),
      'BEGIN:VEVENT\r\nUID:times\r\nDTSTART:20261228T050000Z\r\nDTEND:20261230T010000Z\r\nEND:VEVENT',
      'BEGIN:VEVENT\r\nUID:here\r\nDTSTART:20261231T230000\r\nDTEND:20270101T110000\r\nEND:VEVENT',
      stay('weekly', '2026-12-07', '2026-12-08', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ),
    now,
  )
  expect(nights).toEqual([
    { uid: 'days', from: '2026-12-24', until: '2026-12-27' },
    { uid: 'begun', from: '2026-12-01', until: '2026-12-03' },
    { uid: 'times', from: '2026-12-28', until: '2026-12-30' },
    { uid: 'here', from: '2026-12-31', until: '2027-01-01' },
    { uid: 'weekly', from: '2026-12-07', until: '2026-12-08' },
    { uid: 'weekly', from: '2026-12-14', until: '2026-12-15' },
  ])
  expect(nightsIn('<html>', now)).toBe('format')
  expect(nightsIn(calendarOf(stay('wrong', '2026', '2027')), now)).toBe('format')
  expect(nightsIn(calendarOf('BEGIN:VEVENT\r\nUID:empty\r\nEND:VEVENT'), now)).toEqual([])
})

test('a calendar that repeats for years takes each night, and one that takes more than there is room for none', () => {
  const daily = calendarOf(stay('closed', '2019-01-01', '2019-01-02', 'RRULE:FREQ=DAILY'))
  expect(nightsIn(daily, now)).toHaveLength(366)
  const entries = Array.from({ length: 1_001 }, (_, number) => stay(`${number}`, '2026-12-24', '2026-12-25'))
  expect(nightsIn(calendarOf(...entries), now)).toBe('large')
})

test('a calendar that never ends is given up, while the site goes on; a fault of ours is told', async () => {
  const endless = calendarOf(
    stay('never', '2020-01-01', '2020-01-02', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  )
  let turns = 0
  const timer = setInterval(() => turns++, 20)
  expect(await readNights(endless, now, { longest: 400 })).toBe('large')
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  await expect(readNights('', null as unknown as Date, { longest: longestWait })).rejects.toThrow()
})

async function blocksOf(bookableId: number) {
  const { rows } = await db.execute<{ line: string }>(sql`
    select to_char(starts_at at time zone 'Pacific/Guam', 'MM-DD') || case when has_conflict then ' conflict' else '' end as line
    from booking_block where bookable_id = ${bookableId} order by starts_at`)
  return rows.map(({ line }) => line)
}

test('nights of another site are taken, what does not fit is a conflict, and the last good copy stays', async () => {
  const { bookable, ownerId } = await newBookable(db, 'stay')
  const { pages, origin } = await otherSite()
  await addCalendar(db, bookable.id, { name: 'Other site', address: `${origin}/a.ics` })
  const [calendar] = await findCalendars(db, bookable.id)
  const read = async (text: string | null) => {
    pages['/a.ics'] = text === null ? { status: 500 } : { text }
    await readCalendar(db, calendar!.id, now, { reach, longest: longestWait })
    return (await findCalendars(db, bookable.id))[0]!
  }
  const ask = async (from: string, until: string) =>
    request(db, requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates: { from, until } }), site)

  expect((await ask('2026-12-10', '2026-12-12')).ok).toBe(true)
  const first = calendarOf(stay('a', '2026-12-11', '2026-12-13'), stay('b', '2026-12-24', '2026-12-26'))
  expect(await read(first)).toMatchObject({ failure: null, goodAt: now, conflicts: 1 })
  expect(await blocksOf(bookable.id)).toEqual(['12-11 conflict', '12-24'])
  expect(await ask('2026-12-25', '2026-12-26')).toMatchObject({ ok: false, problem: 'taken' })

  expect(await read(null)).toMatchObject({ failure: 'answer', goodAt: now })
  expect(await read('<html>')).toMatchObject({ failure: 'format', goodAt: now })
  expect(await read(calendarOf(stay('wrong', '2026', '2027')))).toMatchObject({ failure: 'format' })
  expect(await blocksOf(bookable.id)).toEqual(['12-11 conflict', '12-24'])

  // Their blocks are theirs to take away.
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from booking_block where bookable_id = ${bookable.id}`,
  )
  for (const { id } of rows) expect(await removeBlock(db, Number(id), { id: ownerId }, now)).toBe(false)

  // What was cancelled there is free; what was in conflict fits now.
  await db.execute(sql`delete from booking where bookable_id = ${bookable.id}`)
  await read(calendarOf(stay('a', '2026-12-11', '2026-12-13')))
  expect(await blocksOf(bookable.id)).toEqual(['12-11'])
  expect((await ask('2026-12-25', '2026-12-26')).ok).toBe(true)

  await removeCalendar(db, calendar!.id)
  expect((await ask('2026-12-11', '2026-12-13')).ok).toBe(true)
  expect(await wrongCounters(db)).toBe(0)
})

test('an owner is notified once, and warned before they confirm, of a request for nights that another site took, too', async () => {
  const { bookable, ownerId } = await newBookable(db, 'stay')
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  const asked = requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates })
  const done = await request(db, asked, site)
  if (!done.ok) throw new Error(done.problem)
  const owner = { side: 'owner', id: ownerId } as const
  const isWarned = async () =>
    (await loadReceived({ database: db, language: 'en', now }, owner, done.number))!.hasConflict
  expect(await isWarned()).toBe(false)
  await addCalendar(db, bookable.id, { name: 'Other site', address: 'https://other.example/a.ics' })
  const [calendar] = await findCalendars(db, bookable.id)
  const taken = { id: calendar!.id, bookableId: bookable.id }
  for (const until of ['2026-12-13', '2026-12-13'])
    await takeOver(db, taken, [{ uid: 'a', from: '2026-12-11', until }])
  expect(await isWarned()).toBe(true)
  await move(db, done.number, { name: 'confirm', actor: owner, now })
  expect(await isWarned()).toBe(false)
  await takeOver(db, taken, [{ uid: 'b', from: '2026-12-10', until: '2026-12-12' }])
  const { rows } = await db.execute<{ news: string; href: string }>(sql`
    select "values" ->> 'news' as news, href from notification where user_id = ${ownerId} order by id`)
  const href = `/bookings/received/${done.number}`
  expect(rows).toEqual([
    { news: 'asked', href },
    { news: 'conflict', href },
  ])
})

test('another site reads when no room is left, but not what came from there, and only by the secret', async () => {
  const { bookable } = await newBookable(db, 'stay', {
    settings: { closed: [{ from: '2027-01-01', until: '2027-01-01' }] },
  })
  const { pages, origin } = await otherSite()
  await addCalendar(db, bookable.id, { name: 'One', address: `${origin}/a.ics` })
  await addCalendar(db, bookable.id, { name: 'Two', address: '' })
  const [one, two] = await findCalendars(db, bookable.id)
  const dates = { from: '2026-12-30', until: '2027-01-01' }
  await request(db, requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates }), site)
  pages['/a.ics'] = { text: calendarOf(stay('a', '2026-12-20', '2026-12-21')) }
  await readCalendar(db, one!.id, now, { reach, longest: longestWait })
  const own = { from: '2026-12-30', until: '2027-01-02' }
  expect((await findTakenFor(db, one!.secret, now))?.spans).toEqual([own])
  expect((await findTakenFor(db, two!.secret, now))?.spans).toEqual([
    { from: '2026-12-20', until: '2026-12-21' },
    own,
  ])
  await renewSecret(db, two!.id)
  expect(await findTakenFor(db, two!.secret, now)).toBeNull()
})

test('a card shows the address of another site as it was typed, with what looks like a tag', async () => {
  const { bookable } = await newBookable(db, 'stay')
  await addCalendar(db, bookable.id, { name: 'One', address: 'https://one.example/<b>1</b>.ics' })
  const [calendar] = await findCalendars(db, bookable.id)
  const html = htmlOf(createElement(CalendarCard, { calendar: calendar!, origin: 'https://proa.example' }))
  expect(html).toContain('Their calendar: https://one.example/&lt;b&gt;1&lt;/b&gt;.ics')
})
