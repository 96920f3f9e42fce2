import { expect, test } from 'vitest'
import { newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { askProof, bookProven, findProven, readProof } from './prove-request.server.ts'

const { db, pool } = await testDatabase()
const context = {
  ...site,
  database: db,
  origin: 'https://proa.test',
  seal: (text: string) => `sealed ${text}`,
}

test('of a form that two guests send each has a link and a booking of their own', async () => {
  const { bookable } = await newBookable(db, 'seat', {
    capacity: 9,
    times: [new Date('2026-12-12T18:00+10:00')],
  })
  const [place] = await findPlaces(db, bookable.id, { from: now, until: new Date('2027-01-01') })
  const wish = { kind: 'seat', placeId: place!.id } as const
  const { guest: _, ...asked } = requestOf(bookable.id, '', wish, { names: [], mayWait: false })
  const ask = (email: string) =>
    askProof(context, { title: 'Concert', back: '/', email, language: 'en', asked })
  const proofOf = async (email: string) => {
    const { rows } = await pool.query<{ body: string }>(
      'select body from mail where address = $1 order by created_at desc limit 1',
      [email],
    )
    const [, token] = /bookings\/confirm\/([\w-]+)/.exec(rows[0]!.body) ?? []
    return readProof(db, token!)
  }
  await ask('ana@example.com')
  await ask('ben@example.com')
  const [ana, ben] = [await proofOf('ana@example.com'), await proofOf('ben@example.com')]
  const booked = await bookProven(context, ana!)
  expect(await findProven(db, ana!)).toMatchObject({ guestEmail: 'ana@example.com' })
  expect(await findProven(db, ben!)).toBe(null)
  expect(await bookProven(context, ben!)).toMatchObject({ ok: true, isNew: true })
  expect(await bookProven(context, ana!)).toEqual({ ...booked, isNew: false })
  // The way back to the form takes it along.
  expect(isUuid(ben!.asked.formKey)).toBe(true)
  // Sent again, a form replaces the link that it mailed.
  await ask('ben@example.com')
  expect(await proofOf('ben@example.com')).toEqual(ben)
  const { rows } = await pool.query(`select from mailed_token where purpose = 'booking'`)
  expect(rows).toHaveLength(2)
})
