import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { claims, paper } from '../../../tests/claims.ts'
import { htmlOf } from '../../../tests/html-of.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { whoActs } from '../../directory/may-act.server.ts'
import ClaimPage, { loader as loadClaim } from '../../team/claims-desk/claim-page.tsx'
import { loader as loadDocument } from '../../team/claims-desk/document.ts'
import { findWaiting } from '../../team/claims-desk/find-claims.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { deleteForGood } from '../own-listings/change-listing.server.ts'
import { closeAccount, eraseDue, reopenAccount } from '../../people/settings/leave.server.ts'
import { beginClaim } from './begin-claim.server.ts'
import {
  claimDocumentRetention,
  documentKeyOf,
  type StoredDocument,
  tidyClaimDocument,
} from './document.server.ts'
import { findClaimedListing } from './find-claimed-listing.server.ts'
import { object } from './object.server.ts'
import { findOwnClaims } from './own-claim.server.ts'
import { ClaimCard } from './claim-state.tsx'
import { loadClaim as loadOwn } from './load-claim.server.ts'
import { claimMerge } from './merge-part.server.ts'
import { claimData } from './personal-data.server.ts'
import { WayField } from './way-field.tsx'
import type { Way } from './ways.ts'

const database = await testDatabase()
const { db } = database
const {
  context,
  query,
  admin,
  newPerson,
  listing,
  newListing,
  send,
  claim,
  enter,
  mails,
  codeIn,
  proofOf,
  ownerOf,
  claimsOf,
  heardOn,
  decide,
  decideSeen,
  newsOf,
} = await claims(database)
const day = 86_400_000

/** Of the mail to a former contact. */
async function objectionLink(): Promise<string> {
  const [{ body }] = await query(`select body from mail where subject like '%new owner%' limit 1`)
  return /claim-objection\/([\w-]+)/.exec(body)![1]!
}

beforeEach(async () => {
  await query('delete from mail')
  await query('delete from rate_limit')
  await newListing()
})

describe('staff', () => {
  test('hand a listing over by its document, of an office by nothing else', async () => {
    await newListing({ kind: 'government' })
    const ana = await newPerson()
    for (const way of ['address', 'phone', 'letter'])
      expect(await claim(ana, { way })).toMatchObject({ refused: { problem: 'owned' } })
    expect(await claim(ana, { way: 'document' })).toMatchObject({ refused: { documentProblem: 'missing' } })
    expect(await claim(ana, paper())).toBe('done')
    expect(await decide(ana, 'give')).toBe(false)
    expect(await decide(ana, 'reject', 'Too blurred')).toBe(true)
    expect(await claim(ana, paper())).toBe('done')
    expect(await decide(ana, 'approve')).toBe(true)
    expect(await decide(ana, 'approve')).toBe(false)
    expect(await ownerOf()).toBe(ana.id)
    expect(await newsOf(ana)).toEqual(['rejected', 'approved'])
  })

  test('give a code by phone or letter, which works for as long', async () => {
    const ana = await newPerson()
    expect(await claim(ana, { way: 'phone' })).toBe('done')
    expect(await mails()).toEqual([])
    expect(await enter(ana, '123456')).toMatchObject({ refused: { code: 'over' } })
    expect(await decide(ana, 'give')).toBe(true)
    const { codeOf } = await import('./code.server.ts')
    const [{ codeSeed }] = await query(
      'select code_seed as "codeSeed" from listing_claim where claimant_id = $1',
      [ana.id],
    )
    const [{ id: claimId }] = await claimsOf(ana)
    const code = codeOf(context, { id: claimId, codeSeed })
    const inTwoDays = { now: new Date(+context.now + 2 * day) }
    expect(await enter(ana, code, inTwoDays)).toMatchObject({ refused: { code: 'over' } })
    expect(await enter(ana, code)).toBe('done')
    expect(await ownerOf()).toBe(ana.id)
  })

  test('decide a dispute after the owner has answered, and the listing can go back', async () => {
    const [owner, ana, stranger] = [await newPerson(), await newPerson(), await newPerson()]
    await newListing({ ownerId: owner.id })
    expect(await claim(owner, paper())).toMatchObject({ refused: { problem: 'own' } })
    expect(await claim(ana, { way: 'address' })).toMatchObject({ refused: { problem: 'owned' } })
    expect(await claim(ana, paper())).toBe('done')
    expect(await newsOf(owner)).toEqual(['disputed'])
    const [{ id: dispute }] = await claimsOf(ana)
    const answer = { op: 'answer', dispute: String(dispute), statement: 'I bought it in 2019' }
    expect(await send(stranger, answer)).toBe('none')
    expect(await send(owner, { ...answer, statement: '  ' })).toMatchObject({
      refused: { problem: 'missing' },
    })
    expect(await send(owner, answer)).toBe('done')
    expect(await decide(ana, 'approve')).toBe(true)
    expect(await ownerOf()).toBe(ana.id)
    expect(await send(owner, { ...answer, statement: 'And paid' })).toEqual({
      refused: { dispute, problem: 'decided', statement: 'And paid' },
      status: 409,
    })
    expect(await send(stranger, answer)).toBe('none')
    expect(await newsOf(owner)).toEqual(['disputed', 'lost'])
    await object(db, await objectionLink(), 'No')
    expect(await decide(ana, 'uphold', 'They have shown the deed')).toBe(true)
    expect(await ownerOf()).toBe(owner.id)
    expect(await newsOf(owner)).toEqual(['disputed', 'lost', 'returned'])
  })

  test('don’t decide about their own claim or a claim to their listing, and don’t see its code', async () => {
    const ana = await newPerson()
    const codeFor = async (viewer: Viewer) => {
      const id = String((await claimsOf(admin)).at(-1)!.id)
      const args = loaderArguments(database, `/admin/claims/${id}`, { viewer })
      return (await loadClaim({ ...args, params: { id }, pattern: '/admin/claims/:id' })).code
    }
    expect(await claim(admin, { way: 'phone' })).toBe('done')
    expect(await codeFor(admin)).toBeNull()
    expect(await codeFor(await newPerson({ role: 'admin' }))).toMatch(/^\d{6}$/)
    expect(await decide(admin, 'give')).toBe(false)
    await newListing()
    expect(await claim(admin, paper())).toBe('done')
    expect(await decide(admin, 'approve')).toBe(false)
    expect(await ownerOf()).toBeNull()
    await newListing({ ownerId: admin.id })
    expect(await claim(ana, paper())).toBe('done')
    expect(await decide(ana, 'reject', 'It is mine')).toBe(false)
    expect(await claimsOf(ana)).toMatchObject([{ state: 'waiting' }])
    expect(await ownerOf()).toBe(admin.id)
  })

  test('don’t decide about a claim of a listing that they have claimed too, or of whose owner they are colleagues', async () => {
    const [ana, ben, owner] = [await newPerson(), await newPerson(), await newPerson()]
    await claim(ana, paper())
    await claim(admin, paper())
    const open = async (viewer: Viewer) => {
      const id = String((await claimsOf(ana)).at(-1)!.id)
      const { files } = context
      const args = loaderArguments(database, `/admin/claims/${id}/document`, { viewer, files })
      return loadDocument({ ...args, params: { id }, pattern: '/admin/claims/:id/document' })
    }
    await expect(open(admin)).rejects.toMatchObject({ init: { status: 404 } })
    expect((await open(await newPerson({ role: 'admin' }))).status).toBe(200)
    expect(await decide(ana, 'reject', 'It is mine')).toBe(false)
    expect(await decide(ana, 'approve')).toBe(false)
    await query(`update listing_claim set state = 'withdrawn' where claimant_id = $1`, [admin.id])
    await expect(open(admin)).rejects.toMatchObject({ init: { status: 404 } })
    expect(await decide(ana, 'reject', 'The license is another one')).toBe(false)
    const third = await newPerson({ role: 'admin' })
    expect(await decide(ana, 'reject', 'The license is another one', third)).toBe(true)

    await newListing({ ownerId: owner.id })
    await claim(ben, paper())
    const ofOwner = { kind: listing.kind, ref: listing.ref, ownerId: owner.id, role: 'answer' } as const
    const colleague = { ...admin, colleagueOf: [ofOwner] }
    expect(await decide(ben, 'reject', 'It is ours', colleague)).toBe(false)
    expect(await decide(ben, 'approve')).toBe(true)

    const ofClaimant = { ...ofOwner, ownerId: ben.id }
    await object(db, await objectionLink(), 'No')
    expect(await decide(ben, 'dismiss', '', { ...admin, colleagueOf: [ofClaimant] })).toBe(false)
    expect(await decide(ben, 'dismiss')).toBe(true)
  })

  test('find no claim in the queue, and decide none, while its listing is deleted', async () => {
    const [owner, ana] = [await newPerson(), await newPerson()]
    await newListing({ ownerId: owner.id })
    await claim(ana, paper())
    const [{ id: claimId }] = await claimsOf(ana)
    const id = String(claimId)
    const args = loaderArguments(database, `/admin/claims/${id}`, { viewer: admin })
    const shown = async () => ({
      isWaiting: (await findWaiting(db, claimId - 1)).waiting.some((one) => one.id === claimId),
      choice: (await loadClaim({ ...args, params: { id }, pattern: '/admin/claims/:id' })).choice,
    })
    const whole = { isWaiting: true, choice: ['approve', 'reject'] }
    expect(await shown()).toEqual(whole)
    await query('update listing set deleted_at = now() where id = $1', [listing.id])
    expect(await shown()).toEqual({ isWaiting: false, choice: null })
    expect(await decide(ana, 'approve')).toBe(false)
    await query('update listing set deleted_at = null where id = $1', [listing.id])
    expect(await shown()).toEqual(whole)
    expect(await decide(ana, 'approve')).toBe(true)
  })

  test.each([
    ['has closed their account', 'owner', ['disputed', 'lost', 'returned']],
    ['has lost it to a third person', 'rosa', ['disputed', 'lost']],
  ] as const)('give a listing back also where who wrongly got it %s', async (_, whose, news) => {
    const [owner, ana, rosa] = [await newPerson(), await newPerson(), await newPerson()]
    await newListing({ ownerId: owner.id })
    await claim(ana, paper())
    await decide(ana, 'approve')
    await object(db, await objectionLink(), 'No')
    if (whose === 'owner') await closeAccount(db, ana.id)
    else await query('update listing set owner_id = $2 where id = $1', [listing.id, rosa.id])
    expect(await decide(ana, 'uphold', 'They have shown the deed')).toBe(true)
    expect(await ownerOf()).toBe({ owner, rosa }[whose].id)
    expect(await newsOf(owner)).toEqual(news)
  })
})

describe('a listing that is in no list', () => {
  const hide = () => query('update listing set hidden_at = now() where id = $1', [listing.id])

  test('stays for its owner to answer, and for who claims it to withdraw; no claim begins', async () => {
    const [owner, ana, stranger] = [await newPerson(), await newPerson(), await newPerson()]
    await newListing({ ownerId: owner.id })
    await claim(ana, paper())
    await hide()
    expect(await loadOwn(context, stranger, listing)).toMatchObject({ listing: null })
    expect(await claim(stranger, paper())).toMatchObject({ refused: { problem: 'gone' }, status: 404 })
    const { disputes } = (await loadOwn(context, owner, listing))!
    expect(disputes).toHaveLength(1)
    const answer = { op: 'answer', dispute: String(disputes[0]!.id), statement: 'I bought it in 2019' }
    expect(await send(owner, answer)).toBe('done')
    expect(await loadOwn(context, ana, listing)).toMatchObject({
      listing: { isListed: false, phone: null },
      own: { state: 'waiting' },
    })
    expect(await send(ana, { op: 'withdraw' })).toBe('done')
    expect(await claimsOf(ana)).toMatchObject([{ state: 'withdrawn' }])
    expect(await claim(ana, paper())).toMatchObject({ refused: { problem: 'gone' }, status: 404 })
    const listOf = async () => (await findOwnClaims(db, ana.id, 'en')).map(({ ref }) => ref)
    expect(await listOf()).toEqual([listing.ref])
    await query(`update listing set deleted_at = now(), status = 'closed' where id = $1`, [listing.id])
    expect(await loadOwn(context, ana, listing)).toMatchObject({ listing: null, own: null })
    expect(await listOf()).toEqual([])
  })

  test('is theirs by the code that was on its way', async () => {
    const ana = await newPerson()
    await claim(ana, { way: 'address' })
    await hide()
    expect(await enter(ana, await codeIn('info@reef.example'))).toBe('done')
    expect(await ownerOf()).toBe(ana.id)
  })
})

describe('a claim that is begun while the listing changes hands', () => {
  test('is about the owner of now, against whom a code is no proof', async () => {
    const [owner, ana] = [await newPerson(), await newPerson()]
    const seen = (await findClaimedListing(context, ana, listing))!
    await query('update listing set owner_id = $2 where id = $1', [listing.id, owner.id])
    const begin = (way: Way, document: StoredDocument | null = null) =>
      beginClaim(context, ana, { listing: seen, way, sentTo: '', words: 'I own it', document })
    expect(await begin('phone')).toBe('owned')
    expect(await begin('document', { key: randomUUID(), type: 'application/pdf' })).toBeNull()
    expect(await claimsOf(ana)).toMatchObject([{ state: 'waiting', owner_id: owner.id }])
    expect(await newsOf(owner)).toEqual(['disputed'])
    expect(await decide(ana, 'approve')).toBe(true)
    expect(await ownerOf()).toBe(ana.id)
  })

  test('waits for another one of the same listing', async () => {
    const both = [await newPerson(), await newPerson()]
    const { begun } = await db.transaction(async (tx) => {
      await tx.execute(sql`select from listing where id = ${listing.id} for no key update`)
      const begun = Promise.all(both.map((one) => claim(one, { way: 'address' })))
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(2)
      return { begun }
    })
    expect(await begun).toEqual(['done', 'done'])
  })
})

describe('a document that disputes an owner', () => {
  test('is not approved from a page that is older than the owner, or than what they say', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()]
    await claim(ana, paper())
    const unowned = await heardOn(ana)
    await claim(ben, { way: 'address' })
    await enter(ben, await codeIn('info@reef.example'))
    expect(await decideSeen(ana, { decision: 'approve', seen: unowned })).toBe(false)
    const unanswered = await heardOn(ana)
    const [{ id: dispute }] = await claimsOf(ana)
    await send(ben, { op: 'answer', dispute: String(dispute), statement: 'It is mine' })
    expect(await decideSeen(ana, { decision: 'approve', seen: unanswered })).toBe(false)
    expect(await decideSeen(ana, { decision: 'reject', seen: unanswered, reason: 'No' })).toBe(false)
    expect(await ownerOf()).toBe(ben.id)
    expect(await decide(ana, 'approve')).toBe(true)
    expect(await ownerOf()).toBe(ana.id)
  })

  test('can still be approved after an objection has left the listing without one', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()]
    await claim(ben, paper())
    await claim(ana, { way: 'address' })
    await enter(ana, await codeIn('info@reef.example'))
    expect(await newsOf(ana)).toEqual(['approved', 'disputed'])
    const [{ id: dispute }] = await claimsOf(ben)
    await send(ana, { op: 'answer', dispute: String(dispute), statement: 'It is mine' })
    await object(db, await objectionLink(), 'No')
    expect(await decide(ana, 'uphold', 'The owner never met you')).toBe(true)
    expect(await query('select owner_id, owner_words from listing_claim where id = $1', [dispute])).toEqual([
      { owner_id: null, owner_words: '' },
    ])
    expect(await decide(ben, 'approve')).toBe(true)
    expect(await ownerOf()).toBe(ben.id)
  })

  test('can still be approved after the owner has closed their account', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()]
    await claim(ana, paper())
    await decide(ana, 'approve')
    await claim(ben, paper())
    expect(await claimsOf(ben)).toMatchObject([{ owner_id: ana.id }])
    await claimData.close!(db, { id: ana.id, email: null })
    expect(await decide(ben, 'approve')).toBe(true)
    expect(await ownerOf()).toBe(ben.id)
  })

  test('disputes the owner of the kept listing after two are merged, a code ends, and so does a claim of their own', async () => {
    const [owner, ana, ben] = [await newPerson(), await newPerson(), await newPerson()]
    await claim(owner, paper())
    await claim(ana, paper())
    await claim(ben, { way: 'phone' })
    const gone = { ...listing, title: 'Reef Cafe', ownerId: null }
    await newListing({ ownerId: owner.id })
    await claimMerge.merge!(db, gone, { ...listing, title: 'Reef Cafe', ownerId: owner.id })
    expect(await claimsOf(owner)).toMatchObject([{ state: 'withdrawn' }])
    expect(await claimsOf(ben)).toMatchObject([{ state: 'overtaken' }])
    expect(await newsOf(ben)).toEqual(['overtaken'])
    expect(await newsOf(owner)).toEqual(['disputed'])
    expect(await decide(ana, 'approve')).toBe(true)
    expect(await ownerOf()).toBe(ana.id)
  })
})

test('a wrong form says what is wrong and keeps its document, and a second press is the first', async () => {
  const ana = await newPerson()
  expect(await send(ana, { op: 'claim', words: ' ' })).toMatchObject({
    refused: { problems: { way: 'missing', words: 'missing' } },
  })
  for (const [content, documentProblem] of [
    ['', 'empty'],
    ['PK', 'type'],
    ['%PDF-1.7 and no end', 'broken'],
  ] as const)
    expect(await claim(ana, { way: 'document', document: new File([content], 'x.pdf') })).toMatchObject({
      refused: { documentProblem },
    })
  const refused = await claim(ana, { ...paper(), words: 'x'.repeat(1_001) })
  if (typeof refused === 'string' || !('keptDocument' in refused.refused)) throw new Error('It was taken')
  const kept = { way: 'document', keptDocument: refused.refused.keptDocument }
  const ben = await newPerson()
  expect(await claim(ben, kept)).toMatchObject({ refused: { documentProblem: 'missing' } })
  expect(await claim(ana, kept)).toBe('done')
  expect(await claim(ana, kept)).toBe('done')
  expect(await claimsOf(ana)).toMatchObject([{ state: 'waiting' }])
  const unproven = { ...(await newPerson()), emailVerified: false }
  expect(await claim(unproven, { way: 'address' })).toMatchObject({ refused: { problem: 'unproven' } })
})

test('a document that was deleted before its form is sent again is asked for again', async () => {
  const ana = await newPerson()
  const refused = await claim(ana, { ...paper(), words: 'x'.repeat(1_001) })
  if (typeof refused === 'string' || !('keptDocument' in refused.refused)) throw new Error('It was taken')
  const { keptDocument } = refused.refused
  await tidyClaimDocument.run({ key: keptDocument.split(' ')[0] }, context)
  expect(await claim(ana, { way: 'document', keptDocument })).toMatchObject({
    refused: { documentProblem: 'missing', keptDocument: '' },
  })
  expect(await claim(ana, paper())).toBe('done')
})

test('a document goes with its claim: 30 days after the decision, and at once when its claimant leaves', async () => {
  const [ana, ben] = [await newPerson(), await newPerson()]
  await claim(ana, paper())
  const [{ file_key: document }] = await claimsOf(ana)
  await tidyClaimDocument.run({ key: document }, context)
  expect(await context.files.get(documentKeyOf(document))).not.toBeNull()
  expect(await claimData.files!(db, { id: ana.id, email: null })).toMatchObject([
    { key: documentKeyOf(document) },
  ])
  await decide(ana, 'approve')
  await claimDocumentRetention.run({}, context)
  expect(await claimsOf(ana)).toMatchObject([{ file_key: document }])
  await query(`update listing_claim set decided_at = now() - interval '31 days' where claimant_id = $1`, [
    ana.id,
  ])
  await claimDocumentRetention.run({}, context)
  expect(await claimsOf(ana)).toMatchObject([{ file_key: null }])

  await claim(ben, paper())
  expect(await claimData.read(db, { id: ben.id, email: null })).toMatchObject({
    claims: [{ listing: `business/${listing.ref}`, way: 'document', state: 'waiting' }],
  })
  await claimData.close!(db, { id: ben.id, email: null })
  expect(await claimsOf(ben)).toMatchObject([{ state: 'withdrawn', file_key: null }])
  expect(await ownerOf()).toBe(ana.id)
  // The listing stays in the directory when its claimant leaves.
  expect(await proofOf()).toBe('document')
  await claimData.close!(db, { id: ana.id, email: null })
  expect([await ownerOf(), await proofOf()]).toEqual([null, null])
  await claimData.erase(db, { id: ana.id, email: null })
  expect(await claimsOf(ana)).toEqual([])
})

test('a document goes with a listing that is deleted for good, is merged, or whose owner leaves', async () => {
  const deleted = async () =>
    (await query('select payload from graphile_worker._private_jobs')).flatMap(
      ({ payload }) => payload.keys ?? [],
    )
  const documentOf = async (person: Viewer) =>
    documentKeyOf((await claimsOf(person)).findLast((one) => one.file_key !== null)!.file_key)
  const [owner, ana] = [await newPerson(), await newPerson()]
  await newListing({ ownerId: owner.id })
  await claim(ana, paper())
  const first = await documentOf(ana)
  await query('update listing set deleted_at = now() where id = $1', [listing.id])
  await deleteForGood(db, new Date(Date.now() + 29 * day))
  expect(await deleted()).not.toContain(first)
  await deleteForGood(db, new Date(Date.now() + 31 * day))
  expect(await claimsOf(ana)).toEqual([])
  expect(await deleted()).toContain(first)

  await newListing({ ownerId: owner.id })
  await claim(ana, paper())
  const second = await documentOf(ana)
  const gone = { ...listing, title: 'Reef Cafe', ownerId: owner.id }
  await newListing({ ownerId: owner.id })
  await claim(ana, paper())
  await claimMerge.merge!(db, gone, { ...listing, title: 'Reef Cafe', ownerId: owner.id })
  expect(await deleted()).toContain(second)

  const third = await documentOf(ana)
  expect(third).not.toBe(second)
  expect(await closeAccount(db, owner.id)).toBe(true)
  expect(await deleted()).not.toContain(third)
  await eraseDue(db, new Date(Date.now() + 15 * day))
  expect(await claimsOf(ana)).toEqual([])
  expect(await deleted()).toContain(third)
})

describe('who comes back within their 14 days', () => {
  const leaveAndReturn = async (id: string, between = async () => {}) => {
    expect(await closeAccount(db, id)).toBe(true)
    expect(await ownerOf()).not.toBe(id)
    await between()
    await reopenAccount(db, id)
  }

  test('has the listing again that they claimed, and with it what others have begun to claim', async () => {
    const [ana, ben, rosa] = [await newPerson(), await newPerson(), await newPerson()]
    await claim(ana, { way: 'address' })
    await enter(ana, await codeIn('info@reef.example'))
    await leaveAndReturn(ana.id, async () => {
      await claim(ben, paper())
      await claim(rosa, { way: 'phone' })
    })
    expect([await ownerOf(), await proofOf()]).toEqual([ana.id, 'code'])
    expect(await claimsOf(ben)).toMatchObject([{ state: 'waiting', owner_id: ana.id }])
    expect(await newsOf(ana)).toContain('disputed')
    expect(await claimsOf(rosa)).toMatchObject([{ state: 'overtaken' }])
  })

  test('has the colleagues of the listing again, who act for no one until then', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()]
    await claim(ana, paper())
    await decide(ana, 'approve')
    const acting = () => whoActs(db, { ...listing, ownerId: ana.id }, 'answer')
    await query(
      `insert into listing_colleague (listing_id, slot, role, user_id) values ($1, 1, 'answer', $2)`,
      [listing.id, ben.id],
    )
    await leaveAndReturn(ana.id, async () => expect(await acting()).toEqual([ana.id]))
    expect(await acting()).toEqual([ana.id, ben.id])

    await closeAccount(db, ana.id)
    const rosa = await newPerson()
    await query('update listing set owner_id = $2 where id = $1', [listing.id, rosa.id])
    expect(await whoActs(db, { ...listing, ownerId: rosa.id }, 'answer')).toEqual([rosa.id])
  })

  test('has the edit and the appeal again that wait, and the reports about the listing; none of a colleague once gone for good', async () => {
    const ana = await newPerson()
    await claim(ana, paper())
    await decide(ana, 'approve')
    await query(
      `insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id)
       select type, $2, $3, $1, $4 from unnest(array['edit', 'report']) type`,
      [listing.id, listing.kind, listing.ref, ana.id],
    )
    await query(
      `insert into moderation_case (type, appeal_of, subject_kind, subject_ref, listing_id, owner_id)
       select 'appeal', id, subject_kind, subject_ref, listing_id, owner_id from moderation_case
       where listing_id = $1 and type = 'report'`,
      [listing.id],
    )
    await query(
      `insert into listing_revision (case_id, input, base)
       select id, '{}', '{}' from moderation_case where listing_id = $1 and type = 'edit'`,
      [listing.id],
    )
    await query(
      `insert into listing_colleague (listing_id, slot, role, email) values ($1, 1, 'edit', 'ben@example.com')`,
      [listing.id],
    )
    const waiting = () =>
      query(`select type, owner_id, state from moderation_case where listing_id = $1 order by type`, [
        listing.id,
      ])
    const theirs = ['appeal', 'edit', 'report'].map((type) => ({ type, owner_id: ana.id, state: 'open' }))
    await leaveAndReturn(ana.id)
    expect(await waiting()).toEqual(theirs)
    expect(await query('select from listing_revision')).toHaveLength(1)
    await closeAccount(db, ana.id)
    await eraseDue(db, new Date(Date.now() + 15 * day))
    const left = (type: string, state: string) => ({ type, owner_id: null, state })
    expect(await waiting()).toEqual([
      left('appeal', 'withdrawn'),
      left('edit', 'withdrawn'),
      left('report', 'open'),
    ])
    expect(await query('select from listing_revision')).toEqual([])
    expect(await query('select from listing_colleague where listing_id = $1', [listing.id])).toEqual([])
  })

  test('does not have it if someone else has claimed it, also after that one has left for good', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()]
    await claim(ana, paper())
    await decide(ana, 'approve')
    await leaveAndReturn(ana.id, async () => {
      await claim(ben, paper())
      await decide(ben, 'approve')
    })
    expect(await ownerOf()).toBe(ben.id)
    await closeAccount(db, ben.id)
    await leaveAndReturn(ana.id)
    expect(await ownerOf()).toBeNull()
    await eraseDue(db, new Date(Date.now() + 15 * day))
    await leaveAndReturn(ana.id)
    expect(await ownerOf()).toBeNull()
    expect(await claimsOf(ana)).toMatchObject([{ state: 'overtaken' }])
  })

  test('has it again after a merge, and no former owner of the kept listing', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()]
    await claim(ben, paper())
    await decide(ben, 'approve')
    const gone = { ...listing, title: 'Reef Cafe', ownerId: ben.id }
    await newListing()
    await claim(ana, paper())
    await decide(ana, 'approve')
    await query('update listing set owner_id = $2 where id = $1', [listing.id, ben.id])
    await claimMerge.merge!(db, gone, { ...listing, title: 'Reef Cafe', ownerId: ben.id })
    await leaveAndReturn(ben.id)
    expect(await ownerOf()).toBe(ben.id)
    expect(await claimsOf(ana)).toMatchObject([{ state: 'overtaken' }])
  })

  test('does not have it if it was merged into the listing of another owner, nor a sample', async () => {
    const [owner, ana] = [await newPerson(), await newPerson()]
    await claim(ana, paper())
    await decide(ana, 'approve')
    await object(db, await objectionLink(), 'No')
    const gone = { ...listing, title: 'Reef Cafe', ownerId: ana.id }
    await newListing({ ownerId: owner.id })
    await claimMerge.merge!(db, gone, { ...listing, title: 'Reef Cafe', ownerId: owner.id })
    await query('update listing set owner_id = null where id = $1', [listing.id])
    await leaveAndReturn(ana.id)
    expect(await ownerOf()).toBeNull()
    expect(await decide(ana, 'uphold', 'No')).toBe(false)
    const { waiting } = await findWaiting(db, 0)
    expect(waiting.filter(({ isObjection }) => isObjection)).toEqual([])

    await newListing()
    await claim(ana, paper())
    await query('update listing set sample = true where id = $1', [listing.id])
    await decide(ana, 'approve')
    await leaveAndReturn(ana.id)
    expect(await ownerOf()).toBeNull()
  })
})

test('when a claimant is erased, their listing stays, without the pictures whose files are deleted', async () => {
  const ana = await newPerson()
  await claim(ana, paper())
  await decide(ana, 'approve')
  const name = randomUUID().replaceAll('-', '').repeat(2)
  await query('insert into photo_file (name, owner_id, size) values ($1, $2, 1)', [name, ana.id])
  await query(
    `insert into photo (listing_id, position, src) values ($1, 0, '/pictures/business/1-a.svg'), ($1, 1, '/media/' || $2)`,
    [listing.id, name],
  )
  expect(await closeAccount(db, ana.id)).toBe(true)
  expect(await eraseDue(db, new Date(Date.now() + 15 * day))).toBe(1)
  expect(await query('select from photo_file where name = $1', [name])).toEqual([])
  expect(await query('select src from photo where listing_id = $1', [listing.id])).toEqual([
    { src: '/pictures/business/1-a.svg' },
  ])
})

test('where a letter goes is shown with what looks like a tag', async () => {
  const address = '&lt;b&gt;Reef&lt;/b&gt; Plaza, Garapan'
  await query(`update listing set address = '<b>Reef</b> Plaza' where id = $1`, [listing.id])
  const ana = await newPerson()
  const own = async () => (await loadOwn(context, ana, listing))!
  const field = createElement(WayField, { listing: (await own()).listing!, refused: undefined })
  expect(htmlOf(field)).toContain(`Letter to ${address}`)
  expect(await claim(ana, { way: 'letter' })).toBe('done')
  const card = async () => {
    const { own: shown, listing: claimed } = await own()
    return htmlOf(createElement(ClaimCard, { claim: shown!, listing: claimed!, refused: undefined }))
  }
  expect(await card()).toContain(`Our staff will send a code to this address: ${address}`)
  const id = String((await claimsOf(ana)).at(-1)!.id)
  const args = { ...loaderArguments(database, `/admin/claims/${id}`, { viewer: admin }), params: { id } }
  const loaderData = await loadClaim({ ...args, pattern: '/admin/claims/:id' })
  const props = { loaderData, params: { id }, matches: [] } as unknown as Parameters<typeof ClaimPage>[0]
  expect(htmlOf(createElement(ClaimPage, props))).toContain(`Write to ${address}`)
  expect(await decide(ana, 'give')).toBe(true)
  expect(await card()).toContain(`Our staff sent the code by letter to: ${address}`)
})
