import { expect, test } from 'vitest'
import type { Bookable } from '../bookables/bookable.server.ts'
import { type Kind, kinds } from '../bookables/kinds.ts'
import { settingsOf } from '../bookables/settings.ts'
import { readBookableForm, typedIn, withoutRow } from './read-bookable-form.server.ts'
import { emptyForm, typedOf } from './typed-of.server.ts'

type FormEntries = readonly (readonly [string, string])[]

function formOf(values: FormEntries) {
  const form = new FormData()
  for (const [name, value] of values) form.append(name, value)
  return form
}
const read = (kind: Kind, values: FormEntries) => readBookableForm(kind, typedIn(kind, formOf(values)))

const room: FormEntries = [
  ['name', 'Ocean room'],
  ['capacity', '3'],
  ['guests', '4'],
  ['cents', '$1,200.50'],
  ['arrivalDays', '5'],
  ['arrivalDays', '6'],
  ['rule', 'strict'],
  ['confirmsAtOnce', 'on'],
  ['seasons.0.name', 'Golden Week'],
  ['seasons.0.from', '2027-04-29'],
  ['seasons.0.until', '2027-05-05'],
  ['seasons.0.cents', '1500'],
  ['seasons.0.minNights', '3'],
  ['fees.0.per', 'booking'],
  ['fees.1.name', 'Cleaning'],
  ['fees.1.cents', '40'],
  ['fees.1.per', 'booking'],
  ['offers.0.stay', '3'],
  ['offers.0.pay', '2'],
  ['offers.0.weekdays', '1'],
  ['offers.1.percent', '10'],
  ['offers.1.from', '2027-01-01'],
  ['offers.1.until', '2027-01-31'],
]
const filled: Record<Kind, FormEntries> = {
  stay: room,
  session: [
    ['name', 'Grotto dive'],
    ['capacity', '8'],
    ['cents', '95'],
    ['minutes', '120'],
    ['cutoffMinutes', '1.5'],
    ['rule', 'flexible'],
    ['times.0.start', '09:00'],
    ['times.0.weekdays', '1'],
    ['times.0.weekdays', '3'],
    ['extra.0.date', '2027-01-01'],
    ['extra.0.start', '10:00'],
    ['closed.0.from', '2027-02-01'],
    ['closed.0.until', '2027-02-02'],
  ],
  seat: [
    ['capacity', '40'],
    ['rule', 'flexible'],
    ['needsNames', 'on'],
    ['opensOn', '2027-01-01'],
  ],
  visit: [
    ['minutes', '30'],
    ['hours.0.from', '09:00'],
    ['hours.0.until', '12:00'],
    ['hours.0.weekdays', '1'],
    ['hours.0.weekdays', '2'],
  ],
}

test('a form says what the settings keep, and shows it again', () => {
  for (const kind of kinds) {
    const { input, problems } = read(kind, filled[kind])
    expect([kind, problems]).toEqual([kind, null])
    const settings = settingsOf[kind].parse(input!.settings)
    const bookable = { ...input!, id: 1, listingId: 1, settings } as unknown as Bookable
    const again = readBookableForm(kind, typedOf(bookable))
    expect(settingsOf[kind].parse(again.input?.settings)).toEqual(settings)
    expect({ ...again.input, settings }).toEqual({ ...input, settings })
  }
  const { input } = read('stay', room)
  expect(settingsOf.stay.parse(input!.settings)).toMatchObject({
    cents: 120_050,
    minNights: 1,
    arrivalDays: [5, 6],
    seasons: [{ name: 'Golden Week', cents: 150_000, minNights: 3 }],
    fees: [{ name: 'Cleaning', cents: 4_000, per: 'booking' }],
    offers: [
      { weekdays: [1], dates: null, gives: { stay: 3, pay: 2 } },
      { dates: { from: '2027-01-01', until: '2027-01-31' }, gives: { percent: 10 } },
    ],
  })
  const session = settingsOf.session.parse(read('session', filled.session).input!.settings)
  expect(session).toMatchObject({
    cutoffMinutes: 90,
    times: [
      { weekday: 1, start: '09:00' },
      { weekday: 3, start: '09:00' },
    ],
  })
})

test('each problem is at its control, of a row under its number', () => {
  const wrong: Record<Kind, FormEntries> = {
    stay: [
      ['rule', 'strict'],
      ['capacity', '0'],
      ['guests', '31'],
      ['cents', '1,50'],
      ['checkIn', '25:00'],
      // An empty row before it counts for nothing, but keeps its number.
      ['seasons.0.name', ''],
      ['seasons.1.name', 'Summer'],
      ['seasons.1.from', '2027-02-31'],
      ['seasons.1.until', '2027-03-31'],
      ['seasons.1.cents', '1'],
      ['closed.0.from', '2027-02-02'],
      ['closed.0.until', '2027-02-01'],
      ['offers.0.stay', '3'],
      ['offers.0.pay', '3'],
      ['offers.1.percent', '5'],
      ['offers.1.from', '2027-02-02'],
    ],
    session: [['cutoffMinutes', '200']],
    seat: [['capacity', 'many']],
    visit: [
      ['minutes', '5'],
      ['hours.0.from', '12:00'],
      ['hours.0.until', '09:00'],
    ],
  }
  expect(read('stay', wrong.stay).problems).toEqual({
    name: { what: 'missing' },
    capacity: { what: 'from', limit: 1 },
    guests: { what: 'to', limit: 30 },
    cents: { what: 'invalid' },
    checkIn: { what: 'invalid' },
    'seasons.1.from': { what: 'invalid' },
    'closed.0.until': { what: 'reversed' },
    'offers.0.pay': { what: 'invalid' },
    'offers.1.until': { what: 'missing' },
  })
  expect(read('session', wrong.session).problems).toMatchObject({
    'times.0.start': { what: 'missing' },
    cutoffMinutes: { what: 'to', limit: 10_080 },
  })
  expect(read('seat', wrong.seat).problems).toMatchObject({ capacity: { what: 'invalid' } })
  expect(read('visit', wrong.visit).problems).toMatchObject({
    minutes: { what: 'from', limit: 10 },
    'hours.0.weekdays': { what: 'missing' },
  })
})

test('an empty form can be filled in, and a row taken out', () => {
  for (const kind of kinds)
    expect(Object.keys(readBookableForm(kind, emptyForm[kind]).problems ?? {})).not.toContain('undefined')
  const typed = { 'fees.0.name': ['a'], 'fees.1.name': ['b'], 'fees.2.name': ['c'], name: ['Room'] }
  expect(withoutRow(typed, 'fees.1')).toEqual({
    'fees.0.name': ['a'],
    'fees.1.name': ['c'],
    name: ['Room'],
  })
})
