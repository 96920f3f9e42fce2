import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Stay } from '../bookables/bookable.server.ts'
import { request } from '../requests/request.server.ts'
import { findNights } from '../places/stays.server.ts'
import type { Wish } from '../places/wish.ts'
import { addBlock, removeBlock } from './blocks.server.ts'

const { db } = await testDatabase()
const dates = { from: '2026-12-30', until: '2027-01-02' }

const ask = async (bookableId: number, wish: Wish) =>
  request(db, requestOf(bookableId, await newAccount(db), wish), site)

async function booked(bookableId: number, wish: Wish): Promise<string> {
  const outcome = await ask(bookableId, wish)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.number
}

async function rooms(capacity: number) {
  const made = await newBookable(db, 'stay', { capacity })
  return { ...made, stay: made.bookable as Stay }
}

test('a block takes what is free, is a conflict where that is not enough, and gives it back', async () => {
  const { bookable, stay, ownerId } = await rooms(2)
  await booked(bookable.id, { kind: 'stay', dates })
  const block = {
    bookableId: bookable.id,
    what: { dates: { from: '2027-01-01', until: '2027-01-03' } },
    quantity: 2,
    note: 'Walk-in',
    formKey: randomUUID(),
  }
  expect(await addBlock(db, block, { id: await newAccount(db) })).toBeNull()
  const added = (await addBlock(db, block, { id: ownerId }))!
  expect(added.hasConflict).toBe(true)
  // A second press is the same block.
  expect(await addBlock(db, block, { id: ownerId })).toEqual(added)
  const left = async () => (await findNights(db, stay, block.what.dates)).map((one) => one.left)
  expect(await left()).toEqual([0, 0])
  expect(await removeBlock(db, added.id, { id: await newAccount(db) }, now)).toBe(false)
  expect(await removeBlock(db, added.id, { id: ownerId }, now)).toBe(true)
  expect(await left()).toEqual([1, 2])
})

test('a block of an owner’s time takes all that is left around the visits in it, and gives it back', async () => {
  const { bookable, ownerId } = await newBookable(db, 'visit', { confirmsAtOnce: true })
  const at = (clock: string) => new Date(`2026-12-04T${clock}+10:00`)
  const visit = (clock: string) => ask(bookable.id, { kind: 'visit', times: [at(clock)] })
  expect(await visit('10:00')).toMatchObject({ state: 'confirmed' })
  const block = (from: string, until: string) => {
    const span = { startsAt: at(from), endsAt: at(until) }
    return addBlock(db, { bookableId: bookable.id, what: { span }, quantity: 1, note: '' }, { id: ownerId })
  }
  const day = (await block('09:00', '16:00'))!
  expect(day.hasConflict).toBe(true)
  expect(await block('16:00', '16:30')).toMatchObject({ hasConflict: false })
  expect(await block('10:00', '10:30')).toMatchObject({ hasConflict: true })
  for (const clock of ['09:30', '10:30', '12:00', '16:00'])
    expect(await visit(clock), clock).toMatchObject({ problem: 'taken' })
  expect(await visit('16:30')).toMatchObject({ ok: true })
  expect(await removeBlock(db, day.id, { id: ownerId }, now)).toBe(true)
  expect(await visit('12:00')).toMatchObject({ ok: true })
})
