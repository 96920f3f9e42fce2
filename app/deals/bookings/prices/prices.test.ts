import { expect, test } from 'vitest'
import { personsPrice, stayPrice } from './prices.ts'
import { returnOf } from '../bookables/rules.ts'
import { sessionSettings, staySettings } from '../bookables/settings.ts'

const stay = (dates: { from: string; until: string }, more: object = {}, persons = 2) =>
  stayPrice(staySettings.parse({ cents: 10_000, guests: 4, ...more }), { dates, persons }, [])
const cents = (price: { lines: readonly { what: string; cents: number }[] }) =>
  price.lines.map(({ what, cents }) => [what, cents])

test('nights cost what their weekday and season say, across the end of a year', () => {
  const seasons = [{ name: 'New Year', from: '2026-12-31', until: '2027-01-01', cents: 30_000 }]
  // A Tuesday to Sunday: Friday is the first of January.
  const price = stay({ from: '2026-12-29', until: '2027-01-03' }, { weekendCents: 15_000, seasons })
  expect(price.lines.map(({ name, count, unitCents }) => [name, count, unitCents])).toEqual([
    ['', 2, 10_000],
    ['New Year', 2, 30_000],
    ['', 1, 15_000],
  ])
  expect(price.totalCents).toBe(95_000)
})

test('guests beyond those that are included, and fees of each kind, are lines of their own', () => {
  const fees = [
    { name: 'Cleaning', cents: 2_500, per: 'booking' },
    { name: 'Breakfast', cents: 1_200, per: 'night-and-person' },
  ]
  const price = stay(
    { from: '2026-12-01', until: '2026-12-03' },
    { guestsIncluded: 2, extraGuestCents: 2_000, fees },
    3,
  )
  expect(cents(price)).toEqual([
    ['night', 20_000],
    ['extra-guest', 4_000],
    ['fee', 2_500],
    ['fee', 7_200],
  ])
})

const threeForTwo = { weekdays: [1, 2, 3, 4], gives: { stay: 3, pay: 2 } }

test.each([
  ['2026-12-07', '2026-12-10', 10_000], // Monday to Wednesday
  ['2026-12-07', '2026-12-09', 0], // two nights only
  ['2026-12-10', '2026-12-15', 0], // Thursday, a weekend, Monday: no three in a row
  ['2026-12-07', '2026-12-17', 20_000], // three of one week, three of the next
])('three nights, pay two, Monday to Thursday: %s to %s saves %i', (from, until, saved) => {
  const price = stay({ from, until }, { offers: [threeForTwo] })
  expect(price.lines.find(({ what }) => what === 'offer')?.cents ?? 0).toBe(-saved || 0)
})

test('only the offer that saves most counts', () => {
  const offers = [{ gives: { percent: 10 } }, { name: 'Three for two', ...threeForTwo }]
  const price = stay({ from: '2026-12-07', until: '2026-12-10' }, { offers })
  expect(price.lines.filter(({ what }) => what === 'offer')).toMatchObject([
    { name: 'Three for two', cents: -10_000 },
  ])
})

test('a tax is on all of it, from its day on', () => {
  const settings = sessionSettings.parse({
    cents: 3_333,
    minutes: 60,
    times: [{ weekday: 1, start: '09:00' }],
  })
  const tax = {
    name: 'Occupancy',
    basisPoints: 1500,
    islands: ['saipan' as const],
    kinds: ['session' as const],
    from: '2026-12-02',
  }
  expect(personsPrice(settings, { day: '2026-12-01', persons: 3 }, [tax]).totalCents).toBe(9_999)
  expect(personsPrice(settings, { day: '2026-12-02', persons: 3 }, [tax]).totalCents).toBe(11_499)
})

const start = new Date('2026-12-20T15:00+10:00')
const before = (hours: number) => new Date(+start - hours * 3_600_000)

test.each([
  ['flexible', 24, 100],
  ['flexible', 23.9, 0],
  ['moderate', 120, 100],
  ['moderate', 119, 50],
  ['moderate', 23, 0],
  ['strict', 336, 100],
  ['strict', 335, 50],
  ['strict', 167, 0],
  ['flexible', -4, 0],
] as const)('%s: %d hours before the start %d percent come back', (rule, hours, percent) => {
  const booking = { rule, totalCents: 10_000, startsAt: start, freeUntil: null }
  expect(returnOf(booking, before(hours))).toBe(percent * 100)
})

test('after a storm all of it comes back, until it begins', () => {
  const freeUntil = before(-24)
  const booking = { rule: 'strict', totalCents: 10_000, startsAt: start, freeUntil } as const
  expect(returnOf(booking, before(1))).toBe(10_000)
  expect(returnOf(booking, before(-4))).toBe(0)
})
