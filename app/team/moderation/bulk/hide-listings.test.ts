import { expect, test } from 'vitest'
import { jobTools } from '../../../../tests/job-tools.ts'
import { people } from '../../../../tests/owners.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { appeal } from '../appeal.server.ts'
import { decide } from '../decide.server.ts'
import { findPendingDecisions, findWaiting } from '../find-cases.server.ts'
import { report } from '../report/report.server.ts'
import { hideListings } from './hide-listings.server.ts'
import { undoDecision } from './schedule-decision.server.ts'
import { takeEffect } from './take-effect.server.ts'

const database = await testDatabase()
const { db, pool } = database
const desk = { database: db, language: 'en' } as const
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

const admin = await newPerson({ role: 'admin' })
const owner = await newPerson()
const hide = (...listingIds: number[]) =>
  db.transaction((tx) => hideListings(tx, { listingIds, staff: admin, reason: 'A scam.' }))
const bulkId = async () =>
  (await query('select id::int from bulk_decision order by id desc limit 1'))[0].id as number
const takeEffectNow = async () => takeEffect.run({ bulkId: await bulkId() }, jobTools(db))
const isHidden = async (id: number) =>
  (await query('select hidden_at is not null as is from listing where id = $1', [id]))[0].is
const reportIt = (id: number, ref: string, reporterId: string) =>
  db.transaction((tx) =>
    report(tx, {
      kind: 'vehicle',
      ref,
      listingId: id,
      quote: '',
      ownerId: owner.id,
      reason: 'scam',
      text: '',
      reporterId,
    }),
  )

test('listings that no one reported are hidden after the time to undo, and their owner can appeal', async () => {
  const all = [await newListing(owner.id, 'a1'), await newListing(owner.id, 'a2')]
  expect(await hide(...all)).toEqual([])
  expect(await Promise.all(all.map(isHidden))).toEqual([false, false])
  expect((await findPendingDecisions(desk)).at(-1)).toMatchObject({
    state: 'hidden',
    decidedBy: admin.id,
    cases: [{ title: 'Civic a1' }, { title: 'Civic a2' }],
  })
  await takeEffectNow()
  expect(await Promise.all(all.map(isHidden))).toEqual([true, true])
  expect(await query('select event from notification where user_id = $1', [owner.id])).toEqual([
    { event: 'content-hidden' },
    { event: 'content-hidden' },
  ])
  expect(await query('select action, changes -> $1 as reason from audit order by id', ['reason'])).toEqual([
    { action: 'moderation bulk', reason: [null, 'A scam.'] },
    { action: 'moderation report', reason: [null, 'A scam.'] },
    { action: 'moderation report', reason: [null, 'A scam.'] },
  ])
  const [{ id, version }] = await query(
    `select id::int, version from moderation_case where subject_ref = 'a1' and state = 'hidden'`,
  )
  expect(await db.transaction((tx) => appeal(tx, owner.id, id, 'It is no scam.'))).toBe(true)
  const shown = { caseId: id, version, staff: admin, decision: 'restore', reason: 'Right.' } as const
  expect(await db.transaction((tx) => decide(tx, shown))).toBe(true)
  expect(await isHidden(all[0]!)).toBe(false)
})

test('undone in time nothing is hidden, no one is notified, and nothing waits', async () => {
  const person = await newPerson()
  const id = await newListing(person.id, 'b1')
  await hide(id)
  const pending = await bulkId()
  expect(await db.transaction((tx) => undoDecision(tx, admin.id, pending))).toBe(true)
  await takeEffect.run({ bulkId: pending }, jobTools(db))
  expect(await isHidden(id)).toBe(false)
  expect(await query('select from notification where user_id = $1', [person.id])).toEqual([])
  expect((await findWaiting(desk, admin, 0)).waiting.map(({ title }) => title)).not.toContain('Civic b1')
})

test('reports before and during the time to undo are answered by the hiding; undone, they wait again', async () => {
  const [ana, ben] = [await newPerson(), await newPerson()]
  const id = await newListing(owner.id, 'c1')
  await reportIt(id, 'c1', ana.id)
  await hide(id)
  const pending = await bulkId()
  await db.transaction((tx) => undoDecision(tx, admin.id, pending))
  expect((await findWaiting(desk, admin, 0)).waiting.map(({ title }) => title)).toContain('Civic c1')
  await hide(id)
  await reportIt(id, 'c1', ben.id)
  await takeEffectNow()
  expect(await isHidden(id)).toBe(true)
  for (const reporter of [ana, ben])
    expect(await query('select event from notification where user_id = $1', [reporter.id])).toEqual([
      { event: 'report-decided' },
    ])
})

test('a listing of which one is a colleague is left out, and no report about it is left', async () => {
  const id = await newListing(owner.id, 'e1')
  const colleague = { kind: 'vehicle', ref: 'e1', ownerId: owner.id, role: 'answer' } as const
  const staff = { ...admin, colleagueOf: [colleague] }
  const left = await db.transaction((tx) => hideListings(tx, { listingIds: [id], staff, reason: 'A scam.' }))
  expect(left).toEqual([id])
  expect(await query('select from moderation_case where listing_id = $1', [id])).toEqual([])
})

test("hidden and deleted listings, one's own, and those that are about to be hidden are left out", async () => {
  const [fine, own, hidden, deleted] = [
    await newListing(owner.id, 'd1'),
    await newListing(admin.id, 'd2'),
    await newListing(owner.id, 'd3'),
    await newListing(owner.id, 'd4'),
  ]
  await query('update listing set hidden_at = now() where id = $1', [hidden])
  await query('update listing set deleted_at = now() where id = $1', [deleted])
  expect(await hide(fine, own, hidden, deleted)).toEqual([own, hidden, deleted])
  expect(await hide(fine)).toEqual([fine])
})
