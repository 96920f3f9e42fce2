import { expect, test } from 'vitest'
import { now } from '../../../../tests/bookings.ts'
import { stormProblem, stormSpan } from './storm-days.ts'

test('a storm lasts from the midnight of its first day to that after its last, on the islands', () => {
  expect(stormSpan({ from: '2026-12-30', until: '2027-01-01' })).toEqual({
    from: new Date('2026-12-30T00:00+10:00'),
    until: new Date('2027-01-02T00:00+10:00'),
  })
})

test.each([
  ['2026-12-01', '2026-12-01', null],
  ['2026-11-25', '2026-12-01', null],
  ['2026-11-25', '2026-11-30', 'past'],
  ['2026-12-02', '2026-12-01', 'reversed'],
  ['2026-12-01', '2026-12-31', null],
  ['2026-12-01', '2027-01-01', 'long'],
  ['2026-12-01', '2026-12-32', 'malformed'],
  ['', '2026-12-01', 'malformed'],
])('a storm from %s to %s: %s', (from, until, problem) => {
  expect(stormProblem({ from, until }, now)).toBe(problem)
})
