import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { overtaken } from '../../../../tests/overtaken.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { request } from './request.server.ts'
import { newAccount, newBookable, now, requestOf, site, wrongCounters } from '../../../../tests/bookings.ts'
import type { Wish } from '../places/wish.ts'

const { db } = await testDatabase()
const dates = { from: '2026-12-30', until: '2027-01-02' }
const evening = new Date('2026-12-12T18:00+10:00')

/** 200 requests by 20 people at once, each of whom asks again when the answer is there. */
async function rush(bookableId: number, wish: Wish) {
  const guests = await Promise.all(Array.from({ length: 20 }, () => newAccount(db)))
  const askTenTimes = async (guest: string) => {
    const outcomes: Awaited<ReturnType<typeof request>>[] = []
    while (outcomes.length < 10) outcomes.push(await request(db, requestOf(bookableId, guest, wish), site))
    return outcomes
  }
  const outcomes = (await Promise.all(guests.map(askTenTimes))).flat()
  const won = outcomes.filter((one) => one.ok).length
  const lost = new Set(outcomes.flatMap((one) => (one.ok ? [] : [one.problem])))
  return { won, lost: [...lost] }
}

test('the last unit of a room type is given once', async () => {
  const { bookable } = await newBookable(db, 'stay')
  expect(await rush(bookable.id, { kind: 'stay', dates })).toEqual({ won: 1, lost: ['taken'] })
  expect(await wrongCounters(db)).toBe(0)
})

test('the last seat is given once', async () => {
  const { bookable } = await newBookable(db, 'seat', { times: [evening] })
  const [place] = await findPlaces(db, bookable.id, { from: now, until: new Date('2027-01-01') })
  expect(await rush(bookable.id, { kind: 'seat', placeId: place!.id })).toEqual({ won: 1, lost: ['taken'] })
})

test('the last slot is given once', async () => {
  const { bookable } = await newBookable(db, 'visit')
  const times = [new Date('2026-12-02T09:00+10:00')]
  expect(await rush(bookable.id, { kind: 'visit', times })).toEqual({ won: 1, lost: ['taken'] })
})

test('a form that is sent many times at once makes one booking', async () => {
  const { bookable } = await newBookable(db, 'stay', { capacity: 20 })
  const asked = requestOf(bookable.id, await newAccount(db), { kind: 'stay', dates })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => request(db, asked, site)))
  const numbers = new Set(outcomes.map((one) => (one.ok ? one.number : one.problem)))
  expect(numbers.size).toBe(1)
  expect(outcomes.filter((one) => one.ok && one.isNew)).toHaveLength(1)
})

test('a form that is sent twice makes one booking, also when the first one is all that its guest may ask for as the second begins', async () => {
  const { bookable } = await newBookable(db, 'stay', { capacity: 2 })
  const guest = await newAccount(db)
  await db.execute(sql`update users set created_at = now() where id = ${guest}`)
  const asked = requestOf(bookable.id, guest, { kind: 'stay', dates })
  const second = await request(
    overtaken(db, () => request(db, asked, site)),
    asked,
    site,
  )
  expect(second).toMatchObject({ ok: true, isNew: false })
})

test('a form that another person sent before books for each of them once', async () => {
  const { bookable } = await newBookable(db, 'stay', { capacity: 5 })
  const [first, second] = [await newAccount(db), await newAccount(db)]
  const asked = requestOf(bookable.id, first, { kind: 'stay', dates })
  const numbers: string[] = []
  for (const id of [first, second, second, first]) {
    const done = await request(db, { ...asked, guest: { id } }, site)
    if (done.ok) numbers.push(done.number)
  }
  expect(numbers).toEqual([numbers[0], numbers[1], numbers[1], numbers[0]])
  expect(new Set(numbers).size).toBe(2)
})
