import { beforeAll, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { events } from './area.ts'
import { loader as single } from './calendar.ts'
import { saveOccurrences } from './occurrences.server.ts'
import { loader } from './subscription.ts'

const database = await testDatabase()
const now = new Date()
const inDays = (days: number) => ({
  startsAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + days * 86_400_000),
  endsAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + days * 86_400_000 + 3_600_000),
})
const args = (address: string) => ({
  ...loaderArguments(database, address, { origin: 'https://proa.example', now }),
  pattern: '',
})
const calendar = async (search = '') => (await loader(args(`/feeds/events.ics${search}`))).text()
const entries = (text: string) => text.split('BEGIN:VEVENT').slice(1)
const valuesOf = (text: string, name: string) =>
  [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}[^:\r]*:(.*)\r$`, 'gm'))].map(
    ([, value]) => value,
  )

const save = async (
  ref: string,
  category: 'music' | 'community',
  times: { startsAt: Date; endsAt: Date; cancelled?: boolean }[],
) => {
  const id = await saveListing(database.db, events, {
    ref,
    title: `Event ${ref}; with, all`,
    description: `${'가나다라 '.repeat(40)}\n\nBring\u0007 water`,
    island: 'saipan',
    village: 'Garapan',
    attributes: { category, organizer: 'Friends' },
    photos: [],
  })
  await saveOccurrences(database.db, id, times)
}

beforeAll(async () => {
  await save('market', 'community', [inDays(-7), inDays(1), inDays(8), { ...inDays(15), cancelled: true }])
  await save('concert', 'music', [inDays(3)])
  await save('over', 'music', [inDays(-2)])
})

test('a subscription has all times to come of all events, the soonest first, a cancelled one as such', async () => {
  const text = await calendar()
  expect(valuesOf(text, 'SUMMARY')).toEqual(
    ['market', 'concert', 'market', 'market'].map((ref) => `Event ${ref}\\; with\\, all`),
  )
  expect(valuesOf(text, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(valuesOf(text, 'DTSTART').every((time) => /^\d{8}T\d{6}Z$/.test(time!))).toBe(true)
  expect(text).toMatch(/^METHOD:PUBLISH\r$/m)
  expect(text).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT6H\r$/m)
  expect(valuesOf(text, 'X-WR-CALNAME')).toEqual(['Events · Proa'])
})

test('it has the filters of the list and names itself by them, but is not for one week', async () => {
  const text = await calendar('?category=music&period=today')
  expect(valuesOf(text, 'X-WR-CALNAME')).toEqual(['Events · Music · Proa'])
  expect(entries(text)).toHaveLength(1)
})

test('its lines end and fold as calendars want it, and it is the same as long as nothing changes', async () => {
  const text = await calendar()
  const lines = text.split('\r\n')
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(
    lines.filter((line) => line.includes('\n') || line.includes('\u0007') || Buffer.byteLength(line) > 75),
  ).toEqual([])
  for (const entry of entries(text))
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'URL', 'LOCATION'])
      expect(valuesOf(entry, name), name).toHaveLength(1)
  expect(new Set(valuesOf(text, 'UID')).size).toBe(4)
  expect(await calendar()).toBe(text)
})

test('a time that was added individually is the same entry', async () => {
  const [first] = valuesOf(await calendar('?category=music'), 'UID')
  const { params, ...rest } = args('/events/concert')
  const stamp = /^event-concert-(\w+)@proa\.example$/.exec(first!)![1]!
  const alone = await single({ ...rest, params: { ...params, occurrence: stamp } })
  expect(valuesOf(await alone.text(), 'UID')).toEqual([first])
})
