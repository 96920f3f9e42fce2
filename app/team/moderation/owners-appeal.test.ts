import { expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Decision } from '../../market/approval/cases.ts'
import { appeal, findOwnDecision } from './appeal.server.ts'
import { decide } from './decide.server.ts'
import { report } from './report/report.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const [moderator, admin] = [await newPerson({ role: 'moderator' }), await newPerson({ role: 'admin' })]
let count = 0

/** A review that the owner of its listing and a stranger have reported, and a moderator has kept. */
async function keptReview() {
  const [owner, author, stranger] = [await newPerson(), await newPerson(), await newPerson()]
  const listingId = await newListing(owner.id, `appealed-${++count}`)
  const [{ id }] = await query(
    `insert into review (listing_id, author_id, rating, comment) values ($1, $2, 1, 'Never again') returning id::int`,
    [listingId, author.id],
  )
  for (const reporter of [owner, stranger])
    await db.transaction((tx) =>
      report(tx, {
        kind: 'review',
        ref: String(id),
        quote: 'Never again',
        ownerId: author.id,
        reason: 'wrong',
        text: '',
        reporterId: reporter.id,
      }),
    )
  const caseId = await decideOn(id, 'dismiss')
  const appealed = (who: { id: string }) =>
    db.transaction((tx) => appeal(tx, who.id, caseId, 'They were never here.'))
  return { id, caseId, owner, author, stranger, appealed }
}

/** Decides the open case about a review. @returns its id */
async function decideOn(id: number, decision: Decision, staff = moderator): Promise<number> {
  const [{ id: caseId, version }] = await query(
    `select id::int, version from moderation_case where subject_ref = $1 and state = 'open'`,
    [String(id)],
  )
  await db.transaction((tx) => decide(tx, { caseId, version, staff, decision, reason: 'By the rules.' }))
  return caseId
}

const toldTo = async ({ id }: { id: string }) =>
  (await query('select event, "values", href from notification where user_id = $1 order by id', [id])).map(
    ({ event, values, href }) => [event, values.outcome ?? values.reason, href],
  )
const isVisible = async (id: number) =>
  (await query('select hidden_at is null as visible from review where id = $1', [id]))[0].visible

test('the owner of a listing appeals once against a review that stays, its author and others do not', async () => {
  const { id, caseId, owner, author, stranger, appealed } = await keptReview()
  expect(await toldTo(owner)).toEqual([['report-decided', 'kept', `/decisions/${caseId}`]])
  expect((await toldTo(stranger))[0]![2]).not.toContain('/decisions/')
  expect(await findOwnDecision(db, owner.id, String(caseId))).toMatchObject({ mayAppeal: true, reason: '' })
  for (const other of [author, stranger]) {
    expect(await findOwnDecision(db, other.id, String(caseId))).toBeNull()
    expect(await appealed(other)).toBe(false)
  }
  expect([await appealed(owner), await appealed(owner)]).toEqual([true, false])
  await decideOn(id, 'refuse', admin)
  expect(await isVisible(id)).toBe(true)
  expect((await toldTo(owner)).at(-1)).toEqual(['appeal-refused', 'By the rules.', `/decisions/${caseId}`])
  expect(await toldTo(author)).toEqual([])
})

test('an appeal of an owner that is approved hides the review, and its author can appeal in turn', async () => {
  const { id, caseId, owner, author, stranger, appealed } = await keptReview()
  await appealed(owner)
  await decideOn(id, 'approve', admin)
  expect(await isVisible(id)).toBe(false)
  for (const reporter of [owner, stranger])
    expect((await toldTo(reporter)).at(-1)!.slice(0, 2)).toEqual(['report-decided', 'hidden'])
  expect(await findOwnDecision(db, owner.id, String(caseId))).toMatchObject({
    mayAppeal: false,
    appeal: { state: 'approved' },
  })
  const [told] = await toldTo(author)
  expect(told!.slice(0, 2)).toEqual(['content-hidden', 'By the rules.'])
  const hidden = told![2].split('/').at(-1)
  expect(await findOwnDecision(db, author.id, hidden)).toMatchObject({ mayAppeal: true, appeal: null })
  await db.transaction((tx) => appeal(tx, author.id, Number(hidden), 'I was there on Monday.'))
  await decideOn(id, 'approve', moderator)
  expect(await isVisible(id)).toBe(true)
})
