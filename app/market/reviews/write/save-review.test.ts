import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { jobTools } from '../../../../tests/job-tools.ts'
import { people } from '../../../../tests/owners.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { decide } from '../../../team/moderation/decide.server.ts'
import { findCase } from '../../../team/moderation/find-case.server.ts'
import { scheduleDecision } from '../../../team/moderation/bulk/schedule-decision.server.ts'
import { takeEffect } from '../../../team/moderation/bulk/take-effect.server.ts'
import { report } from '../../../team/moderation/report/report.server.ts'
import { queueReview } from '../../approval/queue-review.server.ts'
import { reviewData } from '../personal-data.server.ts'
import { deleteOwnReview, findOwnReview } from './own-review.server.ts'
import type { ReviewText } from './review-form.ts'
import { type ReviewToSave, saveReview } from './save-review.server.ts'
import { hasLink } from './signs.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const owner = await newPerson()
const moderator = await newPerson({ role: 'moderator' })
let listing = { id: 0, kind: 'business', ref: '', ownerId: owner.id }
let count = 0
beforeEach(async () => {
  listing = { ...listing, id: await newListing(owner.id, `reviewed-${++count}`) }
})

const trusted = async () => {
  const person = await newPerson()
  await pool.query('update users set verified_at = now() where id = $1', [person.id])
  return person.id
}
const text = (more: Partial<ReviewText> = {}): ReviewText => ({
  rating: 4,
  title: '',
  comment: '',
  lang: 'en',
  photos: [],
  ...more,
})
const save = (authorId: string, written: ReviewText, more: Partial<ReviewToSave> = {}) =>
  db.transaction((tx) => saveReview(tx, { listing, authorId, seen: 0, written, clientAddress: '', ...more }))
const own = (authorId: string) => findOwnReview(db, { listingId: listing.id, authorId })
const casesOf = async (authorId: string) =>
  (
    await pool.query(
      `select id::int, state, version, quote, signs from moderation_case where owner_id = $1 and type = 'review' order by id`,
      [authorId],
    )
  ).rows
const reviewCount = async () =>
  (await pool.query('select review_count as count from listing where id = $1', [listing.id])).rows[0].count

test("a new account's review waits for a moderator, and counts once it is approved; three approved are trusted", async () => {
  const { id } = await newPerson()
  for (const at of [1, 2, 3]) {
    listing = { ...listing, id: await newListing(owner.id, `approved-${count}-${at}`) }
    expect(await save(id, text({ title: `Visit ${at}` }))).toEqual({ ok: true })
    expect(await own(id)).toMatchObject({ state: 'waiting', decision: null })
    expect(await reviewCount()).toBe(0)
    const [waiting] = (await casesOf(id)).slice(-1)
    const staff = { ...moderator, role: 'moderator' } as const
    await db.transaction((tx) =>
      decide(tx, { caseId: waiting.id, version: 1, staff, decision: 'approve', reason: '' }),
    )
    expect(await own(id)).toMatchObject({ state: 'shown' })
    expect(await reviewCount()).toBe(1)
  }
  listing = { ...listing, id: await newListing(owner.id, `trusted-${count}`) }
  await save(id, text())
  expect(await own(id)).toMatchObject({ state: 'shown' })
})

test('who answers for a listing hears once of each review, when everyone can read it', async () => {
  const [{ id }, colleague] = [await newPerson(), await newPerson()]
  await pool.query(
    `insert into listing_colleague (listing_id, slot, role, user_id) values ($1, 1, 'answer', $2)`,
    [listing.id, colleague.id],
  )
  const title = `Civic reviewed-${count}`
  const told = async (userId: string) =>
    (
      await pool.query(
        `select "values", href, about from notification
         where user_id = $1 and event = 'review-received' and "values" ->> 'title' = $2 order by id`,
        [userId, title],
      )
    ).rows
  const approve = async () => {
    const [waiting] = (await casesOf(id)).slice(-1)
    const staff = { ...moderator, role: 'moderator' } as const
    await db.transaction((tx) =>
      decide(tx, { caseId: waiting.id, version: waiting.version, staff, decision: 'approve', reason: '' }),
    )
  }
  await save(id, text({ rating: 2 }))
  expect(await told(owner.id)).toEqual([])
  await approve()
  const { id: reviewId, version } = (await own(id))!
  const href = `/vehicles/reviewed-${count}#review-${reviewId}`
  const notice = { values: { title, name: 'Ana Cruz', rating: 2 }, href, about: [id] }
  for (const one of [owner, colleague]) expect(await told(one.id)).toEqual([notice])
  await save(id, text({ rating: 3 }), { seen: version })
  await approve()
  expect(await told(owner.id)).toEqual([notice])
  const other = await trusted()
  await save(other, text())
  await save(other, text({ rating: 5 }), { seen: 1 })
  expect(await told(owner.id)).toMatchObject([notice, { values: { rating: 4 }, about: [other] }])
})

test.each([
  ['is a year old', `created_at = now() - interval '1 year'`],
  ['has a reply', `reply = 'Thank you.', replied_at = now()`],
])('a review that %s is not told of as a new one when staff approve it', async (_, change) => {
  const { id } = await newPerson()
  await save(id, text({ rating: 2 }))
  await pool.query(`update review set ${change} where author_id = $1`, [id])
  const [waiting] = await casesOf(id)
  const staff = { ...moderator, role: 'moderator' } as const
  await db.transaction((tx) =>
    decide(tx, { caseId: waiting.id, version: waiting.version, staff, decision: 'approve', reason: '' }),
  )
  expect(await own(id)).toMatchObject({ state: 'shown' })
  const { rows } = await pool.query(
    `select from notification where user_id = $1 and event = 'review-received' and $2 = any(about)`,
    [owner.id, id],
  )
  expect(rows).toEqual([])
})

test('a rejected review stays hidden, its author may appeal, and an edit of it is a new case', async () => {
  const { id } = await newPerson()
  await save(id, text({ comment: 'Bad' }))
  const [first] = await casesOf(id)
  const staff = { ...moderator, role: 'moderator' } as const
  await db.transaction((tx) =>
    decide(tx, { caseId: first.id, version: 1, staff, decision: 'refuse', reason: 'Please say why.' }),
  )
  expect(await own(id)).toMatchObject({ state: 'hidden', decision: first.id })
  await save(id, text({ comment: 'The soup was cold' }), { seen: 1 })
  expect(await own(id)).toMatchObject({ state: 'waiting', version: 2 })
  const cases = await casesOf(id)
  expect(cases.map(({ state }) => state)).toEqual(['refused', 'open'])
  const found = await findCase(
    db,
    { language: 'en', now: new Date(), samples: true },
    staff,
    String(cases[1].id),
  )
  expect(found!.content!.fields.map(({ text }) => text)).toEqual([
    '4',
    'The soup was cold',
    'English',
    '4/5\nBad',
  ])
})

/** A review that a bulk decision is about to approve, and that was reported. */
async function reportedReview() {
  const authorId = await trusted()
  await save(authorId, text({ comment: 'Good' }))
  const [{ id: reviewId }] = (await pool.query('select id::int from review where author_id = $1', [authorId]))
    .rows
  const about = { kind: 'review' as const, id: reviewId, ownerId: authorId, quote: 'Good', signs: [] }
  await db.transaction((tx) => queueReview(tx, { ...about, signs: ['burst'] }, true))
  const [waiting] = await casesOf(authorId)
  const staff = { ...moderator, role: 'moderator' } as const
  await db.transaction(async (tx) => {
    await scheduleDecision(tx, {
      chosen: [{ caseId: waiting.id, version: 1 }],
      staff,
      decision: 'approve',
      reason: '',
    })
    await report(tx, {
      kind: 'review',
      ref: String(reviewId),
      quote: 'Good',
      ownerId: authorId,
      reason: 'spam',
      text: '',
      reporterId: owner.id,
    })
  })
  const [{ id: reported, version, bulk }] = (
    await pool.query(
      `select id::int, version, (select max(id)::int from bulk_decision) as bulk from moderation_case
       where subject_ref = $1 and type = 'report'`,
      [String(reviewId)],
    )
  ).rows
  return {
    authorId,
    reported,
    hide: () =>
      db.transaction((tx) =>
        decide(tx, { caseId: reported, version, staff, decision: 'hide', reason: 'It is paid for.' }),
      ),
    approve: () => takeEffect.run({ bulkId: bulk }, jobTools(db)),
    pending: async () =>
      (await pool.query('select from held_case where case_id = $1', [waiting.id])).rows.length,
    /** Stops who takes it out of the bulk decision until the transaction ends. */
    hold: (tx: Parameters<typeof queueReview>[0]) =>
      tx.execute(sql`select from held_case where case_id = ${waiting.id} for update`),
  }
}

test('a review that is hidden after a report no longer waits for approval, and an edit of it is a new case', async () => {
  const { authorId: id, reported, hide, approve, pending } = await reportedReview()
  await hide()
  await approve()
  expect(await own(id)).toMatchObject({ state: 'hidden', decision: reported })
  expect((await casesOf(id)).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await pending()).toBe(0)

  await save(id, text({ comment: 'I was there on Monday' }), { seen: 1 })
  const [edited] = (await casesOf(id)).slice(-1)
  const staff = { ...moderator, role: 'moderator' } as const
  await db.transaction((tx) =>
    decide(tx, { caseId: edited.id, version: edited.version, staff, decision: 'approve', reason: '' }),
  )
  expect(await own(id)).toMatchObject({ state: 'shown' })
})

test('a review that is hidden while a bulk decision about it takes effect stays hidden: neither waits for the other', async () => {
  const { authorId, hide, approve, hold, pending } = await reportedReview()
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const areWaiting = (count: number) =>
    expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(count)
  const { both } = await db.transaction(async (tx) => {
    await hold(tx)
    const hidden = hide()
    await areWaiting(1)
    const approved = approve()
    await areWaiting(2)
    return { both: Promise.all([hidden, approved]) }
  })
  await both
  expect(await own(authorId)).toMatchObject({ state: 'hidden' })
  expect((await casesOf(authorId)).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await pending()).toBe(0)
})

test('who deletes a review that staff have hidden waits, even if they are verified, until staff approve one', async () => {
  const id = await trusted()
  await save(id, text({ comment: 'Book at https://example.com' }))
  const [first] = await casesOf(id)
  const staff = { ...moderator, role: 'moderator' } as const
  await db.transaction((tx) =>
    decide(tx, { caseId: first.id, version: 1, staff, decision: 'refuse', reason: 'No advertisements.' }),
  )
  await deleteOwnReview(db, { listingId: listing.id, authorId: id })
  await save(id, text({ comment: 'Book at example dot com' }))
  expect(await own(id)).toMatchObject({ state: 'waiting' })
  expect(await reviewCount()).toBe(0)
  const [waiting] = (await casesOf(id)).slice(-1)
  await db.transaction((tx) =>
    decide(tx, { caseId: waiting.id, version: waiting.version, staff, decision: 'approve', reason: '' }),
  )
  listing = { ...listing, id: await newListing(owner.id, `after-approval-${count}`) }
  await save(id, text({ comment: 'The soup was hot.' }))
  expect(await reviewCount()).toBe(1)
})

test('each account has one review of a listing; a second press is the first, and an old form replaces nothing', async () => {
  const id = await trusted()
  const [one, other] = await Promise.all([save(id, text()), save(id, text())])
  expect([one, other]).toEqual([{ ok: true }, { ok: true }])
  expect(await reviewCount()).toBe(1)
  expect(await save(id, text({ rating: 1 }))).toEqual({ ok: false, problem: 'stale', version: 1 })
  expect(await save(id, text({ rating: 2 }), { seen: 1 })).toEqual({ ok: true })
  expect(await save(id, text({ rating: 2 }), { seen: 1 })).toEqual({ ok: true })
  expect(await save(id, text({ rating: 3 }), { seen: 1 })).toMatchObject({ problem: 'stale', version: 2 })
  expect(await own(id)).toMatchObject({ rating: 2, version: 2 })
  await deleteOwnReview(db, { listingId: listing.id, authorId: id })
  expect(await save(id, text({ rating: 3 }), { seen: 2 })).toMatchObject({ problem: 'deleted', version: 0 })
  expect(await reviewCount()).toBe(0)
})

test('no one reviews their own listing', async () => {
  expect(await save(owner.id, text())).toMatchObject({ ok: false, problem: 'own' })
})

test('a text is in one review alone: not in another of its author, nor in another of the listing', async () => {
  const [id, other] = [await trusted(), await trusted()]
  const comment = 'The best kelaguen on the island!'
  await save(id, text({ comment }))
  expect(await save(other, text({ comment: 'the BEST kelaguen, on the island' }))).toMatchObject({
    problem: 'same',
  })
  expect(await save(id, text({ rating: 5, comment }), { seen: 1 })).toEqual({ ok: true })
  listing = { ...listing, id: await newListing(owner.id, `elsewhere-${count}`) }
  expect(await save(id, text({ comment }))).toMatchObject({ problem: 'same' })
  expect(await save(other, text({ comment }))).toEqual({ ok: true })
  expect(await save(id, text({ comment: 'Very good' }))).toEqual({ ok: true })
})

test.each([
  ['See https://example.com/offer', true],
  ['cheaper at www.example.net', true],
  ['They are at example.com now', true],
  ['Good food.But slow', false],
  ['$12.50 for a plate, 8.30 a.m. is early', false],
])('a text with a link: %s', (comment, isLink) => {
  expect(hasLink({ title: '', comment })).toBe(isLink)
})

test('a review with a link waits, whoever writes it, and moderators read why', async () => {
  const id = await trusted()
  await save(id, text({ comment: 'Book at https://example.com' }))
  expect(await own(id)).toMatchObject({ state: 'waiting' })
  expect(await casesOf(id)).toMatchObject([{ state: 'open', signs: ['links'] }])
})

test('many reviews within an hour, and reviews from one network, are visible, and signs for moderators', async () => {
  const authors = [await trusted(), await trusted(), await trusted(), await trusted(), await trusted()]
  for (const id of authors.slice(0, 3))
    await save(id, text(), { clientAddress: `192.0.2.${authors.indexOf(id)}` })
  await save(authors[3]!, text(), { clientAddress: '192.0.2.0' })
  await save(authors[4]!, text(), { clientAddress: '192.0.2.9' })
  expect(await reviewCount()).toBe(5)
  expect(await casesOf(authors[0]!)).toEqual([])
  expect(await casesOf(authors[3]!)).toMatchObject([{ signs: ['network'] }])
  expect(await casesOf(authors[4]!)).toMatchObject([{ signs: ['burst'] }])
})

test("the network of the owner's sessions is a sign, too", async () => {
  const id = await trusted()
  await pool.query(
    `insert into session (user_id, token, expires_at, ip_address) values ($1, 'of the owner', now() + interval '1 day', '2001:db8::1')`,
    [owner.id],
  )
  await save(id, text(), { clientAddress: '2001:db8::2' })
  expect(await casesOf(id)).toMatchObject([{ signs: ['network'] }])
})

test('a review after a completed booking says so', async () => {
  const guest = await newAccount(db)
  await pool.query(
    `insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, kind, guest_id, name, persons,
       starts_at, ends_at, state, rule, form_key)
     values ($1, $2, 'vehicle', 'x', 'x', 'visit', $3, 'x', 1, now() - interval '3 days', now() - interval '2 days',
       'completed', 'moderate', gen_random_uuid())`,
    [`CONF${count}`, listing.id, guest],
  )
  await save(guest, text())
  const { rows } = await pool.query('select confirmed from review where author_id = $1', [guest])
  expect(rows).toEqual([{ confirmed: 'visit' }])
})

test('votes are one for each account, none for oneself, and counted', async () => {
  const [id, voter] = [await trusted(), await trusted()]
  await save(id, text())
  const review = (await own(id))!
  const vote = (by: string) =>
    db.execute(
      sql`insert into review_vote (review_id, voter_id) values (${review.id}, ${by}) on conflict do nothing`,
    )
  await vote(voter)
  await vote(voter)
  await expect(vote(id)).rejects.toThrow()
  const helpful = async () =>
    (await pool.query('select helpful from review where id = $1', [review.id])).rows[0]
  expect(await helpful()).toEqual({ helpful: 1 })
  await pool.query('delete from review_vote where voter_id = $1', [voter])
  expect(await helpful()).toEqual({ helpful: 0 })
})

test('when an author leaves, photos and earlier versions of the review are deleted; its text stays', async () => {
  const id = await trusted()
  await save(id, text({ comment: 'Fine', photos: ['/media/a'] }))
  await save(id, text({ comment: 'Good', photos: ['/media/a'] }), { seen: 1 })
  const person = { id, email: null }
  expect(await reviewData.read(db, person)).toMatchObject({
    reviews: [{ comment: 'Good', photos: ['/media/a'] }],
    replies: [],
  })
  await db.transaction((tx) => reviewData.erase(tx, person))
  expect(await own(id)).toMatchObject({ comment: 'Good', photos: [] })
  const { rows } = await pool.query(
    'select count(*)::int from review_version join review on review.id = review_id where author_id = $1',
    [id],
  )
  expect(rows).toEqual([{ count: 0 }])
})
