import { expect, test } from 'vitest'
import { occurrencesOf, type Repeat } from './repeat.ts'

const market: Repeat = {
  every: 'week',
  date: '2026-11-05',
  start: '17:00',
  end: '21:00',
  zone: 'Pacific/Guam',
}
const days = (rule: Repeat, from: string, until: string) =>
  occurrencesOf(rule, new Date(from), new Date(until)).map(({ startsAt }) => startsAt.toISOString())

test('a weekly market keeps its hours on the islands', () => {
  const [first, second] = occurrencesOf(market, new Date('2026-11-01'), new Date('2026-11-15'))
  expect(first).toEqual({ startsAt: new Date('2026-11-05T07:00Z'), endsAt: new Date('2026-11-05T11:00Z') })
  expect(second?.startsAt).toEqual(new Date('2026-11-12T07:00Z'))
})

test('only times that start within the requested period are returned', () => {
  expect(days(market, '2026-11-05T07:00Z', '2026-11-12T07:00Z')).toEqual(['2026-11-05T07:00:00.000Z'])
  expect(days(market, '2026-10-01', '2026-11-05T07:00Z')).toEqual([])
})

test('daily goes over the end of a year', () => {
  const rule: Repeat = { ...market, every: 'day', date: '2026-12-30' }
  expect(days(rule, '2026-12-31T00:00Z', '2027-01-02T00:00Z')).toEqual([
    '2026-12-31T07:00:00.000Z',
    '2027-01-01T07:00:00.000Z',
  ])
})

test('the 31st falls on the last day of a shorter month, and comes back', () => {
  const rule: Repeat = { ...market, every: 'month', date: '2027-12-31' }
  expect(days(rule, '2027-12-01', '2028-06-01').map((day) => day.slice(0, 10))).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
  ])
})

test('an event that ends before it starts ends on the next day', () => {
  const party: Repeat = { ...market, start: '22:00', end: '02:00' }
  const [night] = occurrencesOf(party, new Date('2026-11-01'), new Date('2026-11-10'))
  expect(night).toEqual({ startsAt: new Date('2026-11-05T12:00Z'), endsAt: new Date('2026-11-05T16:00Z') })
})

test('where clocks change, the hour on the clock stays', () => {
  const call: Repeat = {
    ...market,
    date: '2026-10-29',
    start: '09:00',
    end: '10:00',
    zone: 'America/Los_Angeles',
  }
  expect(days(call, '2026-10-28', '2026-11-06')).toEqual([
    '2026-10-29T16:00:00.000Z',
    '2026-11-05T17:00:00.000Z',
  ])
})

test('no more times are made than requested', () => {
  const daily: Repeat = { ...market, every: 'day' }
  const spans = occurrencesOf(daily, new Date('2026-11-05'), new Date('2099-12-31'), 3)
  expect(spans.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ])
})
