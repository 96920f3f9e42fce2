import { expect, test } from 'vitest'
import { addDispute, addHandedOver } from '../../../tests/disputes.ts'
import { people } from '../../../tests/owners.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { scheduleDecision } from './bulk/schedule-decision.server.ts'
import { decide } from './decide.server.ts'
import { findCase } from './find-case.server.ts'
import { findWaiting } from './find-cases.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const reader = { language: 'en', now: new Date(), samples: true } as const

const [author, other] = [await newPerson(), await newPerson()]
const moderator = await newPerson({ role: 'moderator' })
const admin: Viewer = await newPerson({ role: 'admin' })
const listingId = await newListing(moderator.id, 'own')
const colleague: Viewer = {
  ...(await newPerson({ role: 'moderator' })),
  colleagueOf: [{ kind: 'vehicle', ref: 'own', ownerId: moderator.id, role: 'answer' }],
}
const claimant: Viewer = await newPerson({ role: 'moderator' })
await query(
  `insert into listing_claim (listing_id, claimant_id, way, words, state) values ($1, $2, 'document', 'Mine', 'waiting')`,
  [listingId, claimant.id],
)

async function addReview(): Promise<string> {
  const { id: authorId } = await newPerson()
  const [{ id }] = await query(
    `insert into review (listing_id, author_id, rating, comment) values ($1, $2, 1, 'Never again') returning id`,
    [listingId, authorId],
  )
  return id
}

async function addPost(): Promise<string> {
  const [{ id }] = await query(
    `insert into listing_post (listing_id, author_id, kind, title, text, lang, ends_at)
     values ($1, $2, 'news', 'Open again', 'From Monday on', 'en', now() + interval '3 days') returning id`,
    [listingId, author.id],
  )
  return id
}

/** What someone says of a sale of the moderator's. */
async function addRating(): Promise<string> {
  const [{ id: sale }] = await query(
    `insert into sale (listing_kind, listing_ref, listing_title, seller_id, buyer_id, state)
     values ('vehicle', 'own', 'Civic', $1, $2, 'confirmed') returning id`,
    [moderator.id, author.id],
  )
  const [{ id }] = await query(
    `insert into sale_rating (sale_id, by_seller, author_id, subject_id, rating)
     values ($1, false, $2, $3, 1) returning id`,
    [sale, author.id, moderator.id],
  )
  return id
}

/** What the buyer writes in a dispute with the moderator. */
async function addDisputePost(): Promise<string> {
  const sides = { number: 'SIDES', sellerId: moderator.id, buyerId: author.id }
  await addHandedOver({ query }, sides)
  await addDispute({ query }, sides)
  const [{ id }] = await query(
    `select post.id from dispute_post post join orders on orders.id = order_id where number = 'SIDES'`,
  )
  return id
}

/** What someone asks about their listing. */
async function addMessage(): Promise<string> {
  const [{ id: conversation }] = await query(
    `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
     values ('vehicle', 'own', 'Civic', $1, $2) returning id`,
    [moderator.id, author.id],
  )
  const [{ id }] = await query(
    `insert into message (conversation_id, sender_id, client_id, text)
     values ($1, $2, gen_random_uuid(), 'Send it or else') returning id`,
    [conversation, author.id],
  )
  return id
}

async function addApplication(): Promise<string> {
  const [{ number }] = await query(
    `insert into application (number, listing_kind, listing_ref, listing_title, owner_id, applicant_id, name, phone,
       message, form_key)
     values ('AP-OWN', 'vehicle', 'own', 'Civic', $1, $2, 'Ben', '16702345678', 'Take me', gen_random_uuid())
     returning number`,
    [moderator.id, author.id],
  )
  return number
}

async function openCase(type: 'report' | 'review', kind: string, ref: string) {
  const [one] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote)
     values ($1, $2, $3, $4, 'Never again') returning id::int as "caseId", version`,
    [type, kind, ref, author.id],
  )
  return one as { caseId: number; version: number }
}

test.each([
  ['a review of their listing', 'review', addReview, [moderator, colleague, claimant]],
  ['a post on their listing', 'post', addPost, [moderator, colleague, claimant]],
  ['what a buyer says of them', 'sale-rating', addRating, [moderator]],
  ['a message about their listing', 'message', addMessage, [moderator, colleague, claimant]],
  ['an application for their listing', 'application', addApplication, [moderator, colleague, claimant]],
  ['what the other side of their dispute says', 'dispute-post', addDisputePost, [moderator]],
] as const)('staff do not decide about %s, another one does', async (_, kind, add, own) => {
  const one = await openCase('report', kind, await add())
  const hide = (staff: Viewer) =>
    db.transaction((tx) => decide(tx, { ...one, staff, decision: 'hide', reason: 'By the rules.' }))
  const decisionsOf = async (staff: Viewer) =>
    (await findCase(db, reader, staff, String(one.caseId)))!.decisions
  for (const staff of own) {
    expect(await decisionsOf(staff)).toEqual([])
    expect(await hide(staff)).toBe(false)
  }
  expect(await decisionsOf(admin)).toEqual(['hide', 'dismiss'])
  expect(await hide(admin)).toBe(true)
})

test('an appeal about a review of their own listing is not for staff to decide', async () => {
  const ref = await addReview()
  const first = await openCase('report', 'review', ref)
  await db.transaction((tx) => decide(tx, { ...first, staff: admin, decision: 'hide', reason: 'An insult.' }))
  const [appeal] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, owner_id, appeal_of)
     values ('appeal', 'review', $1, $2, $3) returning id::int as "caseId", version`,
    [ref, author.id, first.caseId],
  )
  const refuse = (staff: Viewer) =>
    db.transaction((tx) => decide(tx, { ...appeal, staff, decision: 'refuse', reason: 'It stays hidden.' }))
  expect([await refuse(moderator), await refuse(colleague), await refuse(admin)]).toEqual([
    false,
    false,
    true,
  ])
})

test('staff cannot choose a waiting review of their own listing in the queue', async () => {
  const one = await openCase('review', 'review', await addReview())
  const choiceOf = async (staff: Viewer) =>
    (await findWaiting({ database: db, language: 'en' }, staff, one.caseId - 1)).waiting[0]!.choice
  const choice = `${one.caseId} ${one.version}`
  expect([await choiceOf(moderator), await choiceOf(colleague)]).toEqual([null, null])
  expect([await choiceOf(admin), await choiceOf({ ...other, role: 'moderator' })]).toEqual([choice, choice])
  const skippedBy = (staff: Viewer) =>
    db.transaction((tx) =>
      scheduleDecision(tx, { chosen: [one], staff, decision: 'refuse', reason: 'No more of this.' }),
    )
  expect([await skippedBy(moderator), await skippedBy(admin)]).toEqual([[one.caseId], []])
})
