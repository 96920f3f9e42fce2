import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { reviewFor } from '../../market/approval/review-for.server.ts'
import { type Policy, readPolicy } from '../../market/approval/policy.server.ts'
import { savePolicy } from './policy.server.ts'
import { carInput, editListing, people } from '../../../tests/owners.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const newOwner = async (who?: { verified: boolean }) => (await newPerson(who)).id

const casesOf = (listingId: number) =>
  query('select type, state, version from moderation_case where listing_id = $1 order by id', [listingId])
const titleOf = async (id: number) =>
  (await query('select title, review from listing where id = $1', [id]))[0]

test('a verified owner is trusted, a new one is not, and one with three approved is until something is refused', async () => {
  const owner = await newOwner()
  expect(await reviewFor(db, await newOwner({ verified: true }))).toBe('approved')
  expect(await reviewFor(db, owner)).toBe('pending')
  for (const ref of ['t1', 't2', 't3']) await newListing(owner, ref, 'pending')
  await query(`update moderation_case set state = 'approved' where owner_id = $1`, [owner])
  expect(await reviewFor(db, owner)).toBe('approved')
  const id = await newListing(owner, 't4', 'pending')
  await query(`update moderation_case set state = 'refused' where listing_id = $1`, [id])
  expect(await reviewFor(db, owner)).toBe('pending')
})

test('whatever writes a listing that waits opens one case, which grows with each change', async () => {
  const id = await newListing(await newOwner(), 'q1', 'pending')
  expect(await casesOf(id)).toEqual([{ type: 'listing', state: 'open', version: 1 }])
  expect(await editListing(db, id, carInput('q1', { title: 'Civic, cheaper' }))).toBe('pending')
  const [open, ...others] = await casesOf(id)
  expect(others).toEqual([])
  expect(open.version).toBeGreaterThan(1)
  expect(await titleOf(id)).toEqual({ title: 'Civic, cheaper', review: 'pending' })
})

test('an approved listing of a new owner stays unchanged until its edit is approved; a later edit replaces the earlier one', async () => {
  const id = await newListing(await newOwner(), 'e1')
  expect(await editListing(db, id, carInput('e1', { title: 'One' }))).toBe('pending')
  expect(await editListing(db, id, carInput('e1', { title: 'Two' }))).toBe('pending')
  expect(await titleOf(id)).toEqual({ title: 'Civic e1', review: 'approved' })
  expect((await casesOf(id)).map(({ type, state }) => `${type} ${state}`)).toEqual([
    'edit withdrawn',
    'edit open',
  ])
})

test('edits of a trusted owner are published at once, except for listings that were refused', async () => {
  const owner = await newOwner({ verified: true })
  const id = await newListing(owner, 'v1')
  expect(await editListing(db, id, carInput('v1', { title: 'At once' }))).toBe('saved')
  expect(await titleOf(id)).toEqual({ title: 'At once', review: 'approved' })
  const refused = await newListing(owner, 'v2', 'refused')
  expect(await editListing(db, refused, carInput('v2'))).toBe('pending')
  expect(await casesOf(refused)).toMatchObject([{ type: 'listing', state: 'open' }])
})

const setPolicy = async (value: Policy) =>
  savePolicy(db, { adminId: await newOwner(), value, seen: await readPolicy(db) })

test('an admin may let all new listings on the site at once', async () => {
  const owner = await newOwner()
  await setPolicy({ reviewsNewOwners: false, trustedAfter: 3 })
  expect(await reviewFor(db, owner)).toBe('approved')
  await setPolicy({ reviewsNewOwners: true, trustedAfter: 1 })
  await newListing(owner, 'p1', 'pending')
  await query(`update moderation_case set state = 'approved' where owner_id = $1`, [owner])
  expect(await reviewFor(db, owner)).toBe('approved')
  await setPolicy({ reviewsNewOwners: true, trustedAfter: 3 })
})

test('nothing waits for a listing that is gone', async () => {
  const id = await newListing(await newOwner(), 'g1', 'pending')
  await query('delete from listing where id = $1', [id])
  expect(await query(`select state from moderation_case where subject_ref = 'g1'`)).toEqual([
    { state: 'withdrawn' },
  ])
})
