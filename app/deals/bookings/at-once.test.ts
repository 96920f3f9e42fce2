import { expect, test } from 'vitest'
import { newAccount, newBookable, requestOf, site } from '../../../tests/bookings.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { isForBooking } from './area-bookings.ts'
import { request } from './request.server.ts'

const { db } = await testDatabase()

test('a visit at one time is confirmed at once where its owner wants that; of several times the owner chooses', async () => {
  const { bookable } = await newBookable(db, 'visit', { confirmsAtOnce: true })
  const stateAfter = async (...hours: readonly string[]) => {
    const times = hours.map((hour) => new Date(`2026-12-04T${hour}:00+10:00`))
    return request(db, requestOf(bookable.id, await newAccount(db), { kind: 'visit', times }), site)
  }
  expect(await stateAfter('10:00')).toMatchObject({ ok: true, state: 'confirmed' })
  expect(await stateAfter('11:00', '14:00')).toMatchObject({ ok: true, state: 'requested' })
})

test('who has no bookings is shown areas whose listings are all there to be booked', () => {
  const kinds = ['hotel', 'adventure', 'event', 'property', 'vehicle', 'business', 'job']
  expect(kinds.filter(isForBooking)).toEqual(['hotel', 'adventure', 'event'])
})
