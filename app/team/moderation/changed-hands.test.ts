import { describe, expect, test } from 'vitest'
import { claims, paper } from '../../../tests/claims.ts'
import { editListing } from '../../../tests/owners.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { businesses } from '../../areas/businesses/area.ts'
import type { AnyArea } from '../../directory/area.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Decision } from '../../market/approval/cases.ts'
import { restore, suspend } from '../users/change-person.server.ts'
import { appeal, findOwnDecision } from './appeal.server.ts'
import { decide } from './decide.server.ts'
import { report } from './report/report.server.ts'

const database = await testDatabase()
const { db } = database
const { query, newPerson, listing, claim, decide: decideClaim, ownerOf } = await claims(database)
const shops: AnyArea = businesses
const moderator = await newPerson({ role: 'moderator' })
const admin = await newPerson({ role: 'admin' })

const shop = (ref: string, title: string): ListingInput => ({
  ref,
  title,
  description: 'Sells',
  island: 'rota',
  village: 'Songsong',
  photos: [],
  attributes: { category: 'restaurants', subcategories: ['sushi'] },
})

/** A shop that another person claims by a document, which waits. */
async function disputedShop(ref: string, claimant: Viewer): Promise<Viewer> {
  const owner = await newPerson()
  const id = await saveListing(db, shops, { ...shop(ref, 'Shop'), ownerId: owner.id })
  Object.assign(listing, { kind: 'business', ref, id })
  expect(await claim(claimant, paper())).toBe('done')
  return owner
}

const reportIt = (owner: Viewer) =>
  db.transaction((tx) =>
    report(tx, {
      ...listing,
      quote: 'Shop',
      ownerId: owner.id,
      listingId: listing.id,
      reporterId: null,
      reason: 'scam',
      text: '',
    }),
  )
const openCase = async (type: string): Promise<{ id: number; version: number }> =>
  (
    await query(
      `select id::int, version from moderation_case where listing_id = $1 and type = $2 and state = 'open'`,
      [listing.id, type],
    )
  )[0]
const decideOn = (one: { id: number; version: number }, decision: Decision, staff: Viewer = moderator) =>
  db.transaction((tx) =>
    decide(tx, { caseId: one.id, version: one.version, staff, decision, reason: 'By the rules.' }),
  )
const eventsOf = async ({ id }: Viewer) =>
  (await query('select event from notification where user_id = $1 order by id', [id])).map(
    ({ event }) => event,
  )

test('what waits about a listing concerns its new owner, and its former one can no longer change it', async () => {
  const claimant = await newPerson({ role: 'moderator' })
  const owner = await disputedShop('changed-1', claimant)
  await reportIt(owner)
  const hidden = await openCase('report')
  await decideOn(hidden, 'hide')
  expect(await db.transaction((tx) => appeal(tx, owner.id, hidden.id, 'It is no scam.'))).toBe(true)
  await editListing(db, listing.id, shop('changed-1', 'Call me instead'))
  await reportIt(owner)
  const [edit, waiting, appealed] = [
    await openCase('edit'),
    await openCase('report'),
    await openCase('appeal'),
  ]

  expect(await decideClaim(claimant, 'approve')).toBe(true)
  expect(await decideOn(edit, 'approve')).toBe(false)
  expect(await decideOn(appealed, 'approve', admin)).toBe(false)
  expect(await query('select title from listing where id = $1', [listing.id])).toEqual([{ title: 'Shop' }])
  expect(await query('select from listing_revision where case_id = $1', [edit.id])).toEqual([])
  expect(await findOwnDecision(db, owner.id, String(hidden.id))).toMatchObject({
    mayAppeal: false,
    isOthers: true,
    appeal: { state: 'withdrawn' },
  })

  expect(await decideOn(waiting, 'hide')).toBe(false)
  const now = await openCase('report')
  expect(await decideOn(now, 'hide', claimant)).toBe(false)
  expect(await decideOn(now, 'hide')).toBe(true)
  expect((await eventsOf(claimant)).filter((event) => event === 'content-hidden')).toHaveLength(1)
  expect((await eventsOf(owner)).filter((event) => event === 'content-hidden')).toHaveLength(1)
  expect(await findOwnDecision(db, claimant.id, String(now.id))).toMatchObject({
    mayAppeal: true,
    isOthers: false,
  })
})

test('a former owner does not appeal against a decision about what is no longer theirs', async () => {
  const claimant = await newPerson()
  const owner = await disputedShop('changed-2', claimant)
  await reportIt(owner)
  const hidden = await openCase('report')
  await decideOn(hidden, 'hide')
  expect(await findOwnDecision(db, owner.id, String(hidden.id))).toMatchObject({ mayAppeal: true })
  await decideClaim(claimant, 'approve')
  expect(await ownerOf()).toBe(claimant.id)
  expect(await findOwnDecision(db, owner.id, String(hidden.id))).toMatchObject({ mayAppeal: false })
  expect(await db.transaction((tx) => appeal(tx, owner.id, hidden.id, 'It is no scam.'))).toBe(false)
})

describe('a listing that is hidden because its owner is suspended', () => {
  const isHidden = async () =>
    (await query('select hidden_at is not null as hidden from listing where id = $1', [listing.id]))[0].hidden
  const change = (how: typeof suspend, { id }: Viewer) =>
    db.transaction((tx) => how(tx, { adminId: admin.id, userId: id, reason: 'By the rules.' }))

  test('is visible again when it changes hands, and hidden with its new owner', async () => {
    const claimant = await newPerson()
    const owner = await disputedShop('changed-3', claimant)
    await change(suspend, owner)
    expect(await isHidden()).toBe(true)
    await decideClaim(claimant, 'approve')
    expect(await isHidden()).toBe(false)
    await change(suspend, claimant)
    expect(await isHidden()).toBe(true)
  })

  test('stays hidden where the new owner is suspended, until they are let in again', async () => {
    const claimant = await newPerson()
    const owner = await disputedShop('changed-4', claimant)
    await change(suspend, claimant)
    expect(await isHidden()).toBe(false)
    await change(suspend, owner)
    await decideClaim(claimant, 'approve')
    expect(await ownerOf()).toBe(claimant.id)
    expect(await isHidden()).toBe(true)
    await change(restore, owner)
    expect(await isHidden()).toBe(true)
    await change(restore, claimant)
    expect(await isHidden()).toBe(false)
  })

  test('stays hidden where a moderator hid it', async () => {
    const claimant = await newPerson()
    const owner = await disputedShop('changed-5', claimant)
    await reportIt(owner)
    await decideOn(await openCase('report'), 'hide')
    await change(suspend, owner)
    await decideClaim(claimant, 'approve')
    expect(await ownerOf()).toBe(claimant.id)
    expect(await isHidden()).toBe(true)
  })
})
