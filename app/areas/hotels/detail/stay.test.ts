import { expect, test } from 'vitest'
import { hotelQuery, nightsOf, problemsOf, stayOf } from './stay.ts'

const stayIn = (search: string) => stayOf(hotelQuery.parse({ searchParams: new URLSearchParams(search) }))
const today = '2026-03-15'
const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut, guests: '1-adult' }) as const

test('an address without dates and guests asks for no stay', () => {
  expect(stayIn('reviews=2')).toBeNull()
})

test.each([
  ['checkIn=2026-03-20&checkOut=2026-03-23&guests=2-adults', '2026-03-20', '2026-03-23', '2-adults'],
  ['checkIn=2026-02-31&checkOut=soon&guests=a-crowd', '', '', '1-adult'],
  ['guests=2-adults-1-child', '', '', '2-adults-1-child'],
])('of %s what can be a stay is kept', (search, checkIn, checkOut, guests) => {
  expect(stayIn(search)).toEqual({ checkIn, checkOut, guests })
})

test.each([
  ['2026-03-15', '2026-03-16', {}],
  ['2026-03-14', '2026-03-16', { checkIn: 'past' }],
  ['2026-03-20', '2026-03-20', { checkOut: 'notAfter' }],
  ['2026-03-20', '2026-03-19', { checkOut: 'notAfter' }],
  ['', '', { checkIn: 'missing', checkOut: 'missing' }],
  ['', '2026-03-15', { checkIn: 'missing', checkOut: 'notAfter' }],
  ['2026-03-20', '', { checkOut: 'missing' }],
  ['2026-03-20', '2026-06-18', {}],
  ['2026-03-20', '2026-06-19', { checkOut: 'tooLong' }],
])('from %j to %j has the problems %j', (checkIn, checkOut, problems) => {
  expect(problemsOf(stay(checkIn, checkOut), today)).toEqual(problems)
})

test('nights are counted between dates in order, over the end of a year too', () => {
  expect(nightsOf(stay('2026-12-30', '2027-01-02'), '2026-03-20')).toBe(3)
  expect(nightsOf(stay('2026-03-20', '2026-03-20'), '2026-03-20')).toBe(0)
  expect(nightsOf(stay('', '2026-03-20'), '2026-03-20')).toBe(0)
})
