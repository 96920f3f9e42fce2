import { expect, test } from 'vitest'
import { saveListing } from '../../directory/save-listing.server.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { events } from './area.ts'
import { loadPins } from '../../directory/list/load-pins.server.ts'
import { calendarAddress, momentOfStamp } from './calendar-address.ts'
import { loader as calendar } from './calendar.ts'
import { loadEvent } from './load-event.server.ts'
import { saveOccurrences } from './occurrences.server.ts'

const database = await testDatabase()
const at = (time: string) => new Date(`2026-${time}:00Z`)
const evening = (day: string) => ({ startsAt: at(`${day}T08:00`), endsAt: at(`${day}T12:00`) })

const market = await saveListing(database.db, events, {
  ref: '7',
  title: 'Street market',
  description: 'Grills, fruit and crafts',
  island: 'saipan',
  village: 'Garapan',
  attributes: { category: 'community', organizer: 'Friends of the Market' },
  photos: [],
})
const days = ['10-01', '10-08', '10-15', '10-22', '11-19', '11-26']
await saveOccurrences(database.db, market, [...days.map(evening), { ...evening('12-03'), cancelled: true }])

function args(address: string, now = at('11-19T09:00'), occurrence?: string) {
  const { params, ...rest } = loaderArguments(database, address, { now })
  return { ...rest, params: { ...params, occurrence }, pattern: '' }
}

test('an event shows what is on or to come, and the last times that are over', async () => {
  const request = args('/events/7')
  const event = await loadEvent(request)
  if (!event.found) throw new Error('not found')
  expect(event.coming).toEqual([
    { ...evening('11-19'), cancelled: false },
    { ...evening('11-26'), cancelled: false },
    { ...evening('12-03'), cancelled: true },
  ])
  expect(event.past.map(({ startsAt }) => startsAt)).toEqual([
    at('10-22T08:00'),
    at('10-15T08:00'),
    at('10-08T08:00'),
  ])
  expect(request.page.validUntil).toBe(at('11-19T12:00').getTime())
})

test('each time is a calendar entry in UTC with its own address', async () => {
  const { startsAt } = evening('11-26')
  expect(calendarAddress('/events/7', startsAt)).toBe('/events/7/20261126T080000Z.ics')
  const response = await calendar(args('/events/7', undefined, '20261126T080000Z'))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  for (const line of [
    'DTSTART:20261126T080000Z',
    'DTEND:20261126T120000Z',
    'SUMMARY:Street market',
    'STATUS:CONFIRMED',
  ])
    expect(text).toContain(line)
  expect(await (await calendar(args('/events/7', undefined, '20261203T080000Z'))).text()).toContain(
    'STATUS:CANCELLED',
  )
})

test('a time that the event does not have is not found', async () => {
  for (const stamp of ['20261127T080000Z', '20261399T080000Z', 'now', ''])
    expect((await calendar(args('/events/7', undefined, stamp))).status).toBe(404)
  expect((await calendar(args('/events/8', undefined, '20261126T080000Z'))).status).toBe(404)
  expect(momentOfStamp('20261126T080000Z')).toEqual(at('11-26T08:00'))
})

test('the pin of an event that is over has the day on which it began', async () => {
  const party = await saveListing(database.db, events, {
    ref: '9',
    title: 'Party',
    description: '',
    island: 'rota',
    village: 'Songsong',
    lng: 145.14,
    lat: 14.14,
    attributes: { category: 'music', organizer: 'Ana' },
    photos: [],
  })
  await saveOccurrences(database.db, party, [
    { startsAt: new Date('2024-05-03T22:00+10:00'), endsAt: new Date('2024-05-04T02:00+10:00') },
  ])
  const [pin] = await loadPins(events, args('/pins/events?island=rota'))
  expect(pin?.label).toBe('May 3')
})
