import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobTools } from '../../../../tests/job-tools.ts'
import { carInput, editListing, people } from '../../../../tests/owners.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import type { BulkDecision } from '../../../market/approval/cases.ts'
import { vehicles } from '../../../areas/vehicles/area.ts'
import { saveListing } from '../../../directory/save-listing.server.ts'
import { decide } from '../decide.server.ts'
import { findCase } from '../find-case.server.ts'
import { findDecided, findPendingDecisions, findWaiting } from '../find-cases.server.ts'
import { queueQuestion } from '../../../market/approval/queue-question.server.ts'
import { report } from '../report/report.server.ts'
import { moderationMerge } from '../merge-part.server.ts'
import { type ChosenCase, scheduleDecision, undoDecision } from './schedule-decision.server.ts'
import { takeEffect } from './take-effect.server.ts'

const database = await testDatabase()
const { db, pool } = database
const desk = { database: db, language: 'en' } as const
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const reader = { language: 'en', now: new Date(), samples: true } as const

const moderator = await newPerson({ role: 'moderator' })
const admin = await newPerson({ role: 'admin' })

const openCase = async (ref: string): Promise<ChosenCase> => {
  const [row] = await query(
    `select id::int as "caseId", version from moderation_case where subject_ref = $1 and state = 'open'`,
    [ref],
  )
  return row
}
/** A listing of a user that waits, and its case. */
const waitingListing = async (ref: string, ownerId?: string) => {
  const owner = ownerId ?? (await newPerson()).id
  return { owner, listing: await newListing(owner, ref, 'pending'), ...(await openCase(ref)) }
}
const holdAll = async (
  chosen: readonly ChosenCase[],
  decision: BulkDecision = 'approve',
  staff: Viewer = moderator,
) => {
  const skipped = await db.transaction((tx) =>
    scheduleDecision(tx, {
      chosen: chosen.map(({ caseId, version }) => ({ caseId, version })),
      staff,
      decision,
      reason: decision === 'refuse' ? 'No pictures.' : '',
    }),
  )
  const [bulk] = await query('select id::int from bulk_decision order by id desc limit 1')
  return { skipped, bulkId: bulk?.id as number }
}
/** As when its time has come. */
const passTime = async (bulkId: number) => {
  await query('update bulk_decision set takes_effect_at = now() where id = $1', [bulkId])
  await takeEffect.run({ bulkId }, jobTools(db))
}
const undone = (bulkId: number, by: Viewer = moderator) =>
  db.transaction((tx) => undoDecision(tx, by.id, bulkId))
const reviewOf = async (id: number) =>
  (await query('select review from listing where id = $1', [id]))[0].review
const toldTo = async (userId: string) =>
  (await query('select event from notification where user_id = $1 order by id', [userId])).map(
    ({ event }) => event,
  )
const isWaiting = async ({ caseId }: ChosenCase) =>
  (await findWaiting(desk, admin, caseId - 1)).waiting.some(({ id }) => id === caseId)

test('a bulk decision takes effect at its time: before, nothing changes on the site and no one is notified', async () => {
  const all = [await waitingListing('a1'), await waitingListing('a2')]
  const { skipped, bulkId } = await holdAll(all)
  expect(skipped).toEqual([])
  expect(
    await query(
      `select run_at from graphile_worker.jobs join bulk_decision on takes_effect_at = run_at
       where task_identifier = 'bulk-decision' and run_at > now() + interval '4 minutes'`,
    ),
  ).toHaveLength(1)
  for (const one of all) {
    expect([await reviewOf(one.listing), await toldTo(one.owner)]).toEqual(['pending', []])
    expect(await isWaiting(one)).toBe(false)
  }
  expect((await findPendingDecisions(desk)).at(-1)).toMatchObject({
    id: bulkId,
    state: 'approved',
    decidedBy: moderator.id,
    cases: [{ title: 'Civic a1', by: 'Ana Cruz' }, { title: 'Civic a2' }],
  })
  await passTime(bulkId)
  for (const one of all)
    expect([await reviewOf(one.listing), await toldTo(one.owner)]).toEqual(['approved', ['listing-approved']])
  expect(await query('select from bulk_decision')).toEqual([])
  expect(await query(`select actor_id, changes from audit where action = 'moderation bulk'`)).toEqual([
    {
      actor_id: moderator.id,
      changes: { state: [null, 'approved'], cases: [null, all.map(({ caseId }) => caseId).join(', ')] },
    },
  ])
  expect(
    await query(
      `select actor_id from audit where action = 'moderation listing' and subject_id in ('a1', 'a2')`,
    ),
  ).toEqual([{ actor_id: moderator.id }, { actor_id: moderator.id }])
  // A job may run twice.
  await takeEffect.run({ bulkId }, jobTools(db))
})

test('listings, questions and changes are refused with one reason, which each owner reads', async () => {
  const owner = await newPerson()
  const listing = await newListing(owner.id, 'b1')
  await editListing(db, listing, carInput('b1', { title: 'Buy now!!!' }))
  await db.transaction((tx) => queueQuestion(tx, { ref: 'b2', ownerId: owner.id, title: 'Where?' }))
  const { skipped, bulkId } = await holdAll(
    [await openCase('b1'), await openCase('b2'), await waitingListing('b3', owner.id)],
    'refuse',
  )
  expect(skipped).toEqual([])
  await passTime(bulkId)
  expect(await toldTo(owner.id)).toEqual(['edit-refused', 'question-refused', 'listing-refused'])
  expect(await query(`select distinct reason from moderation_case where owner_id = $1`, [owner.id])).toEqual([
    { reason: 'No pictures.' },
  ])
  const auditRows = await query(
    `select action, changes -> 'reason' as reason from audit
     where subject_id in ($1, 'b1', 'b2', 'b3') order by id`,
    [String(bulkId)],
  )
  expect(auditRows.map(({ action }) => action)).toEqual(
    ['bulk', 'edit', 'question', 'listing'].map((type) => `moderation ${type}`),
  )
  for (const { reason } of auditRows) expect(reason).toEqual([null, 'No pictures.'])
})

test('undoing a decision restores the earlier state and is logged', async () => {
  const owner = await newPerson()
  const listing = await newListing(owner.id, 'c1')
  await editListing(db, listing, carInput('c1', { title: 'Cheaper' }))
  const all = [await openCase('c1'), await waitingListing('c2', owner.id)]
  const rows = () =>
    query(
      `select moderation_case.*, listing.title, listing.review, listing_revision.input
       from moderation_case join listing on listing.id = listing_id left join listing_revision on case_id = moderation_case.id
       where moderation_case.owner_id = $1 order by moderation_case.id`,
      [owner.id],
    )
  const before = await rows()
  const { bulkId } = await holdAll(all)
  expect(await undone(bulkId, admin)).toBe(false)
  expect(await undone(bulkId)).toBe(true)
  expect(await undone(bulkId)).toBe(false)
  await takeEffect.run({ bulkId }, jobTools(db))
  expect(await rows()).toEqual(before)
  expect(await toldTo(owner.id)).toEqual([])
  for (const one of all) expect(await isWaiting(one)).toBe(true)
  const [{ changes }] = await query(
    `select changes from audit where subject_kind = 'bulk' order by id desc limit 1`,
  )
  expect(changes).toEqual({
    state: ['approved', null],
    cases: [all.map(({ caseId }) => caseId).join(', '), null],
  })
  const again = await holdAll(all, 'refuse')
  expect(again.skipped).toEqual([])
  await undone(again.bulkId)
  const [{ reason }] = await query(
    `select changes -> 'reason' as reason from audit where subject_kind = 'bulk' order by id desc limit 1`,
  )
  expect(reason).toEqual(['No pictures.', null])
})

test("a decision that has taken effect can't be undone", async () => {
  const one = await waitingListing('d1')
  const { bulkId } = await holdAll([one])
  await query('update bulk_decision set takes_effect_at = now() where id = $1', [bulkId])
  expect(await undone(bulkId)).toBe(false)
  await takeEffect.run({ bulkId }, jobTools(db))
  expect(await undone(bulkId)).toBe(false)
  expect(await reviewOf(one.listing)).toBe('approved')
})

test("cases that others decided or changed, or that can't be decided in bulk, are skipped; the rest is scheduled", async () => {
  const [fine, decided, changed, held] = [
    await waitingListing('e1'),
    await waitingListing('e2'),
    await waitingListing('e3'),
    await waitingListing('e4'),
  ]
  const own = await waitingListing('e5', moderator.id)
  await newListing(fine.owner, 'e6')
  await db.transaction((tx) =>
    report(tx, {
      kind: 'vehicle',
      ref: 'e6',
      quote: '',
      ownerId: null,
      reporterId: null,
      reason: 'scam',
      text: '',
    }),
  )
  const reported = await openCase('e6')
  await db.transaction((tx) =>
    decide(tx, { ...decided, staff: admin, decision: 'refuse', reason: 'A scam.' }),
  )
  await editListing(db, changed.listing, carInput('e3', { title: 'Another car' }))
  await holdAll([held], 'refuse', admin)
  const all = [fine, decided, changed, held, own, reported, { caseId: 987_654, version: 1 }]
  const { skipped, bulkId } = await holdAll(all)
  expect(skipped).toEqual(all.slice(1).map(({ caseId }) => caseId))
  await passTime(bulkId)
  expect(await reviewOf(fine.listing)).toBe('approved')
  expect(await reviewOf(decided.listing)).toBe('refused')
  for (const { listing } of [changed, held, own]) expect(await reviewOf(listing)).toBe('pending')
})

test('if all cases were decided already, nothing is scheduled', async () => {
  const one = await waitingListing('f1')
  await decide(db, { ...one, staff: admin, decision: 'approve', reason: '' })
  const before = await query('select count(*) from audit')
  expect((await holdAll([one])).skipped).toEqual([one.caseId])
  expect(await query(`select from bulk_decision where decision = 'approve'`)).toEqual([])
  expect(await query('select count(*) from audit')).toEqual(before)
})

test("a case with a pending decision can't be decided by others, and its page shows that decision", async () => {
  const one = await waitingListing('g1')
  const { bulkId } = await holdAll([one], 'refuse')
  expect(await decide(db, { ...one, staff: admin, decision: 'approve', reason: '' })).toBe(false)
  const page = await findCase(db, reader, admin, String(one.caseId))
  expect(page).toMatchObject({
    decisions: [],
    pending: { state: 'refused', reason: 'No pictures.', decidedBy: 'Ana Cruz' },
  })
  await undone(bulkId)
  expect(await findCase(db, reader, admin, String(one.caseId))).toMatchObject({
    decisions: ['approve', 'refuse'],
    pending: null,
  })
})

test('what its owner changes before it takes effect waits again, as it reads now', async () => {
  const [changed, same] = [await waitingListing('h1'), await waitingListing('h2')]
  const { bulkId } = await holdAll([changed, same])
  await editListing(db, changed.listing, carInput('h1', { title: 'Now a scam' }))
  await passTime(bulkId)
  expect([await reviewOf(changed.listing), await reviewOf(same.listing)]).toEqual(['pending', 'approved'])
  expect(await isWaiting(changed)).toBe(true)
  expect(await toldTo(changed.owner)).toEqual([])
})

test.each([`role = 'user'`, 'suspended_at = now()'])(
  'of what somebody decided of whom %s nothing takes effect any more',
  async (change) => {
    const former = await newPerson({ role: 'moderator' })
    const one = await waitingListing(`i${change.length}`)
    const { bulkId } = await holdAll([one], 'approve', former)
    await query(`update users set ${change} where id = $1`, [former.id])
    await passTime(bulkId)
    expect(await reviewOf(one.listing)).toBe('pending')
    expect(await isWaiting(one)).toBe(true)
  },
)

test('one that fails keeps no other from its owner, and is tried again', async () => {
  const owner = await newPerson()
  const listing = await newListing(owner.id, 'j1')
  await editListing(db, listing, carInput('j1', { title: 'Cheaper' }))
  const [broken, other] = [await openCase('j1'), await waitingListing('j2')]
  await query(`update listing_revision set input = input || '{"attributes": {}}' where case_id = $1`, [
    broken.caseId,
  ])
  const { bulkId } = await holdAll([broken, other])
  await expect(passTime(bulkId)).rejects.toThrow('category is missing')
  expect(await reviewOf(other.listing)).toBe('approved')
  await query(
    `update listing_revision set input = input || jsonb_build_object('attributes', base -> 'attributes', 'island', 'rota')
     where case_id = $1`,
    [broken.caseId],
  )
  await takeEffect.run({ bulkId }, jobTools(db))
  expect(await query('select title, island from listing where id = $1', [listing])).toEqual([
    { title: 'Cheaper', island: 'rota' },
  ])
})

test('an edit of what others have changed as well is looked at for itself: approved with others it is left out, refused it is not', async () => {
  const owner = await newPerson()
  const listing = await newListing(owner.id, 'l1')
  await editListing(db, listing, carInput('l1', { title: 'Cheaper', priceCents: 800_000 }))
  await saveListing(db, vehicles, carInput('l1', { priceCents: 850_000 }) as never)
  const contested = await openCase('l1')
  const other = await waitingListing('l2')
  expect((await holdAll([contested, other])).skipped).toEqual([contested.caseId])
  expect((await holdAll([contested], 'refuse')).skipped).toEqual([])
})

test('undoing a decision while it takes effect comes too late, and all of it stays', async () => {
  const one = await waitingListing('k1')
  const { bulkId } = await holdAll([one])
  let late: Promise<boolean>
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from bulk_decision where id = ${bulkId} for share`)
    late = undone(bulkId)
    await expect
      .poll(() =>
        query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1)
    await tx.execute(sql`update bulk_decision set takes_effect_at = clock_timestamp() where id = ${bulkId}`)
  })
  expect(await late!).toBe(false)
  await takeEffect.run({ bulkId }, jobTools(db))
  expect(await reviewOf(one.listing)).toBe('approved')
  expect((await findDecided(desk))[0]).toMatchObject({ title: 'Civic k1', by: 'Ana Cruz' })
})

test('a decision whose time comes while its listing is merged waits for that, and is gone then', async () => {
  const [gone, kept] = [await waitingListing('merged-1'), await waitingListing('merged-2')]
  const { bulkId } = await holdAll([gone])
  const merged = ({ listing: id, owner: ownerId }: typeof gone, ref: string) => ({
    id,
    kind: 'vehicle',
    ref,
    title: `Civic ${ref}`,
    ownerId,
  })
  const { taken } = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select from listing where id in (${gone.listing}, ${kept.listing}) order by id for update`,
    )
    const taken = passTime(bulkId)
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
    await moderationMerge.merge!(tx, merged(gone, 'merged-1'), merged(kept, 'merged-2'))
    return { taken }
  })
  await taken
  expect(await query('select from held_case where case_id = $1', [gone.caseId])).toEqual([])
  expect(await reviewOf(gone.listing)).toBe('pending')
})
