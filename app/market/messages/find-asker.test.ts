import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newListing } from '../../../tests/bookings.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { colleagueRoles } from '../../ground/request/viewer.ts'
import { findAsker } from './find-asker.server.ts'

const { db } = await testDatabase()
const ownerId = await newAccount(db)
const listingIds = [await newListing(db, ownerId), await newListing(db, ownerId)]

const ask = (userId: string, { demo } = { demo: false }) =>
  findAsker(db, userId, { ownerId, listingIds, demo })
const problemOf = async (userId: string) => (await ask(userId)).problem

async function personWith(facts: SQL): Promise<string> {
  const id = await newAccount(db)
  await db.execute(sql`update users set ${facts} where id = ${id}`)
  return id
}
const block = (blockerId: string, blockedId: string) =>
  db.execute(sql`insert into message_block (blocker_id, blocked_id) values (${blockerId}, ${blockedId})`)

test('who has proven their address may ask, in a demo everyone', async () => {
  expect(await ask(await newAccount(db))).toEqual({ problem: null, isNew: false })
  const unproven = await personWith(sql`email_verified = false`)
  expect(await ask(unproven)).toEqual({ problem: 'unproven', isNew: false })
  expect(await ask(unproven, { demo: true })).toEqual({ problem: null, isNew: false })
})

test.each([
  ['is suspended', sql`suspended_at = now()`],
  ['is leaving', sql`closes_at = now() + interval '14 days'`],
])('who %s asks for nothing', async (_, facts) => {
  expect(await problemOf(await personWith(facts))).toBe('unproven')
})

test('an owner asks for nothing of their own, nor does who acts for one of the listings, whatever their role', async () => {
  expect(await problemOf(ownerId)).toBe('own')
  for (const [at, role] of colleagueRoles.entries()) {
    const id = await newAccount(db)
    await db.execute(sql`
      insert into listing_colleague (listing_id, slot, role, user_id)
      values (${listingIds[1]!}, ${at + 1}, ${role}, ${id})`)
    expect(await problemOf(id), role).toBe('own')
    const elsewhere = { ownerId, listingIds: listingIds.slice(0, 1), demo: false }
    expect((await findAsker(db, id, elsewhere)).problem, role).toBeNull()
  }
})

test('whom the owner has blocked asks for nothing, and who has blocked the owner may', async () => {
  const [blocked, blocker] = [await newAccount(db), await newAccount(db)]
  await block(ownerId, blocked)
  await block(blocker, ownerId)
  expect([await problemOf(blocked), await problemOf(blocker)]).toEqual(['blocked', null])
})

test('an account is new on its first day, but in no demo', async () => {
  const newOnes = await Promise.all(
    [
      sql`created_at = now() - interval '23 hours'`,
      sql`created_at = now() - interval '25 hours'`,
      sql`created_at = now(), demo_until = now() + interval '1 day'`,
    ].map(async (facts) => (await ask(await personWith(facts))).isNew),
  )
  expect(newOnes).toEqual([true, false, false])
  const today = await personWith(sql`created_at = now()`)
  expect((await ask(today, { demo: true })).isNew).toBe(false)
})
