import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { move } from '../moves/move.server.ts'
import { request } from '../requests/request.server.ts'
import { findBookingFigures } from './find-figures.server.ts'
import { findReceived } from './find-received.server.ts'

const { db } = await testDatabase()

test('an owner finds what waits for them, what comes and what is over, and how they dealt with it', async () => {
  const { ownerId, bookable } = await newBookable(db, 'stay', { capacity: 40 })
  const owner = { side: 'owner', id: ownerId } as const
  const numbers: string[] = []
  for (let at = 0; at < 34; at++) {
    const dates = { from: `2026-12-${10 + (at % 10)}`, until: `2026-12-${11 + (at % 10)}` }
    const done = await request(
      db,
      requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates }),
      site,
    )
    if (done.ok) numbers.push(done.number)
  }
  const later = new Date(+now + 3 * 3_600_000)
  await move(db, numbers[0]!, { name: 'confirm', actor: owner, now: later })
  await move(db, numbers[1]!, { name: 'decline', actor: owner, now: later })
  await move(db, numbers[2]!, { name: 'confirm', actor: owner, now: later })
  await move(db, numbers[2]!, { name: 'cancel-by-owner', actor: owner, now: later, words: 'Storm' })

  const first = await findReceived(db, owner, { part: 'open', after: '' }, now)
  expect(first.bookings).toHaveLength(30)
  const rest = await findReceived(db, owner, { part: 'open', after: first.next! }, now)
  expect([rest.bookings.length, rest.next]).toEqual([1, null])
  const all = [...first.bookings, ...rest.bookings].map(({ startsAt }) => +startsAt)
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  const of = async (part: 'coming' | 'past', who: { side: 'owner'; id: string } = owner) =>
    (await findReceived(db, who, { part, after: '' }, now)).bookings.map(({ number }) => number)
  expect(await of('coming')).toEqual([numbers[0]])
  expect(new Set(await of('past'))).toEqual(new Set([numbers[1], numbers[2]]))
  expect(await of('past', { side: 'owner', id: await newAccount(db) })).toEqual([])

  await db.execute(
    `update booking set created_at = '${now.toISOString()}' where number in ('${numbers.join("','")}')`,
  )
  const figures = await findBookingFigures(db, owner, later)
  expect(figures).toEqual({ requests: 34, confirmed: 2, cancelled: 1, answerHours: 3 })
})
