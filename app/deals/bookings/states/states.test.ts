import { expect, test } from 'vitest'
import { type Kind, kinds } from '../bookables/kinds.ts'
import { payUntil } from './prepaid.ts'
import { deadlineOf, isOff, mayMove, type MoveName, moves, type Side, stateAfter, states } from './states.ts'

const now = new Date('2026-12-01T12:00+10:00')
const hours = (count: number) => new Date(+now + count * 3_600_000)
const moveNames = Object.keys(moves) as MoveName[]
const sides: readonly Side[] = ['guest', 'owner', 'staff', 'site']

test('every state can be reached, and what is over moves no more', () => {
  const reached = new Set(['requested', 'confirmed', 'waiting'])
  for (const state of states)
    for (const name of moveNames)
      if (moves[name].from.some((from) => from === state)) reached.add(stateAfter(name, state))
  expect([...reached].toSorted()).toEqual(states.toSorted())
  const over = ['declined', 'expired', 'cancelled-by-guest', 'cancelled-by-owner']
  const leaving = moveNames.filter((name) =>
    moves[name].from.some((from) => over.includes(from) && stateAfter(name, from) !== from),
  )
  expect(leaving).toEqual([])
})

test('a calendar takes away what neither comes nor took place', () => {
  expect(states.filter(isOff)).toEqual([
    'declined',
    'expired',
    'cancelled-by-guest',
    'cancelled-by-owner',
    'no-show',
  ])
})

test('a move that is not in the table is refused', () => {
  const booking = { startsAt: hours(24), endsAt: hours(26), deadline: hours(4) }
  const all = moveNames.flatMap((name) =>
    kinds.flatMap((kind) => states.flatMap((state) => sides.map((side) => ({ name, kind, state, side })))),
  )
  const isListed = ({ name, state, side }: (typeof all)[number]) => {
    const { from, by } = moves[name]
    return from.some((one) => one === state) && by.some((one) => one === side)
  }
  const possible = all.filter(({ name, side, ...one }) => mayMove(name, { ...booking, ...one }, side, now))
  expect(possible.length).toBeGreaterThan(0)
  expect(possible.filter((one) => !isListed(one))).toEqual([])
})

test.each([
  ['confirm', 'requested', 'owner', { deadline: 1 }, true],
  ['confirm', 'requested', 'owner', { deadline: 0 }, false],
  ['expire', 'requested', 'site', { deadline: 0 }, true],
  ['expire', 'requested', 'site', { deadline: 1 }, false],
  ['cancel', 'confirmed', 'guest', { starts: 0 }, false],
  ['cancel', 'confirmed', 'guest', { kind: 'stay', starts: -11.9 }, true],
  ['cancel', 'confirmed', 'guest', { kind: 'stay', starts: -12.1 }, false],
  ['cancel-by-owner', 'confirmed', 'owner', { kind: 'stay', starts: -11.9 }, true],
  ['change', 'confirmed', 'guest', { kind: 'stay', starts: 0 }, false],
  ['no-show', 'confirmed', 'owner', { starts: -0.4 }, false],
  ['no-show', 'confirmed', 'owner', { starts: -0.5 }, true],
  ['no-show', 'confirmed', 'owner', { kind: 'stay', starts: -11.9, ends: 10 }, false],
  ['no-show', 'confirmed', 'owner', { kind: 'stay', starts: -12.1, ends: 10 }, true],
  ['no-show', 'completed', 'owner', { starts: -74, ends: -72 }, true],
  ['no-show', 'completed', 'owner', { starts: -75, ends: -73 }, false],
  ['complete', 'confirmed', 'site', { starts: -26, ends: -23 }, false],
  ['complete', 'confirmed', 'site', { starts: -26, ends: -24 }, true],
] as const)('%s of what is %s by the %s at %j: %s', (name, state, side, at, may) => {
  const {
    kind = 'seat',
    deadline = 4,
    starts = 24,
    ends = starts + 2,
  }: { kind?: Kind; deadline?: number; starts?: number; ends?: number } = at
  const booking = {
    kind,
    state,
    startsAt: hours(starts),
    endsAt: hours(ends),
    deadline: hours(deadline),
  } as const
  expect(mayMove(name, booking, side, now)).toBe(may)
})

test('a deadline is never past the start, of a stay the day of arrival', () => {
  expect(deadlineOf('visit', hours(48), now)).toEqual(hours(24))
  expect(deadlineOf('stay', hours(72), now)).toEqual(hours(48))
  expect(deadlineOf('session', hours(3), now)).toEqual(hours(3))
  expect(deadlineOf('stay', hours(-4), now)).toEqual(hours(12))
  expect(payUntil({ kind: 'stay', startsAt: hours(-4) }, now, 'answered')).toEqual(hours(12))
  expect(payUntil({ kind: 'session', startsAt: hours(3) }, now, 'answered')).toEqual(hours(3))
})
