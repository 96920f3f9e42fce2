import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { request } from '../requests/request.server.ts'
import { askChange, confirmChange, dropChange } from './change.server.ts'
import { findBooking } from './find-booking.server.ts'
import { move } from './move.server.ts'
import { propose } from './propose.server.ts'
import { termsOf } from './terms.ts'

const { db } = await testDatabase()
const stale = { ok: false, problem: 'stale' }
const stay = (from: string, until: string) => ({ kind: 'stay', dates: { from, until } }) as const

test('who answers beside other dates, persons or prices than a booking has by now is told so', async () => {
  const { bookable, ownerId } = await newBookable(db, 'stay', { capacity: 3 })
  const guestId = await newAccount(db)
  const owner = { side: 'owner', id: ownerId } as const
  const guest = { side: 'guest', id: guestId } as const
  const asked = await request(db, requestOf(bookable.id, guestId, stay('2026-12-10', '2026-12-12')), site)
  if (!asked.ok) throw new Error(asked.problem)
  const { number } = asked
  const terms = async () => termsOf((await findBooking(db, number, owner, now))!)
  const change = (persons: number) =>
    askChange(db, number, { actor: guest, wish: stay('2026-12-10', '2026-12-13'), persons }, site)

  const first = await terms()
  await change(1)
  const other = { actor: owner, wish: stay('2026-12-20', '2026-12-22'), terms: first }
  expect(await propose(db, number, other, site)).toEqual(stale)
  const confirm = { name: 'confirm', actor: owner, now } as const
  expect(await move(db, number, { ...confirm, terms: first })).toEqual(stale)
  expect(await move(db, number, { ...confirm, terms: await terms() })).toMatchObject({ ok: true })

  await change(2)
  const second = { actor: owner, now, terms: await terms() }
  await change(3)
  expect(await confirmChange(db, number, second)).toEqual(stale)
  expect(await dropChange(db, number, second)).toEqual(stale)
  const latest = { ...second, terms: await terms() }
  expect(await confirmChange(db, number, latest)).toMatchObject({ ok: true, booking: { persons: 3 } })
})
