import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { pdfOf } from '../../../tests/test-pdf.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import '../../registry/register.server.ts'
import { decideClaim } from '../../team/claims-desk/decide-claim.server.ts'
import type { ClaimDecision } from '../../team/claims-desk/decisions.ts'
import { answerClaimForm } from './answer-claim-form.server.ts'
import { claimDocumentRetention, documentKeyOf, tidyClaimDocument } from './document.server.ts'
import { findObjectable, object } from './object.server.ts'
import { claimData } from './personal-data.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson } = people(database)
const { page: context } = loaderArguments(database, '/claims', { demo: false })
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const admin = await newPerson({ role: 'admin' })
const day = 86_400_000

let key = { kind: 'business', ref: '' }
let id = 0
beforeEach(async () => {
  await query('delete from mail')
  await query('delete from rate_limit')
  await newListing()
})

/** A listing of the directory that publishes its contact for 40 days. */
async function newListing({ kind = 'business', ownerId = null as string | null, age = 40 } = {}) {
  key = { kind, ref: randomUUID() }
  const contact = { email: 'info@reef.example', website: 'https://www.reefcafe.com', phone: '(670) 234-5678' }
  ;[{ id }] = await query(
    `insert into listing (kind, ref, title, island, village, address, owner_id, contact, created_at)
     values ($1, $2, 'Reef Cafe', 'saipan', 'Garapan', 'Beach Road', $3, $4, now() - make_interval(days => $5))
     returning id::int`,
    [key.kind, key.ref, ownerId, JSON.stringify(contact), age],
  )
}

function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
const send = (viewer: Viewer, values: Record<string, string | File>, more = {}) =>
  answerClaimForm({ ...context, ...more }, viewer, { key, form: formOf(values) })
const claim = (viewer: Viewer, values: Record<string, string | File>, more = {}) =>
  send(viewer, { op: 'claim', words: 'I own it', ...values }, more)
const paper = () => ({ way: 'document', document: new File([new Uint8Array(pdfOf())], 'license.pdf') })
const enter = (viewer: Viewer, code: string, more = {}) => send(viewer, { op: 'code', code }, more)

const mails = () => query('select address, subject, body, secret from mail order by created_at, subject')
async function codeIn(address: string): Promise<string> {
  const all = await mails()
  const [, code] = /<b>(\d{6})<\/b>/.exec(all.findLast((one) => one.address === address)?.body ?? '') ?? []
  return code!
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const proofOf = async () =>
  (await query('select owner_proof from listing where id = $1', [id]))[0].owner_proof
const ownerOf = async () => (await query('select owner_id from listing where id = $1', [id]))[0].owner_id
const claimsOf = (viewer: Viewer) =>
  query('select id::int, state, tries, owner_id, file_key from listing_claim where claimant_id = $1', [
    viewer.id,
  ])
const decide = async (viewer: Viewer, decision: ClaimDecision, reason = '') =>
  decideClaim(context, { id: (await claimsOf(viewer)).at(-1)!.id, decision, reason, adminId: admin.id })
const newsOf = async (viewer: Viewer) =>
  (
    await query(`select "values" ->> 'news' as news from notification where user_id = $1 order by id`, [
      viewer.id,
    ])
  ).map(({ news }) => news)

describe('a mailed code', () => {
  test('to the published address makes the listing theirs, and its contact may object for seven days', async () => {
    const ana = await newPerson()
    await query('insert into review (listing_id, author_id, rating) values ($1, $2, 5)', [id, ana.id])
    expect(await claim(ana, { way: 'address' })).toBe('done')
    const code = await codeIn('info@reef.example')
    expect((await mails()).map(({ secret }) => secret)).toEqual([true])
    expect(await enter(ana, wrongFor(code))).toMatchObject({ refused: { code: 'wrong', left: 4 } })
    expect(await ownerOf()).toBeNull()

    expect(await enter(ana, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('done')

    expect(await ownerOf()).toBe(ana.id)
    expect(await proofOf()).toBe('code')
    expect(await newsOf(ana)).toEqual(['approved'])
    expect(await query('select from review where listing_id = $1', [id])).toEqual([])
    expect(
      await query(`select actor_id, action, subject_kind, changes from audit where subject_id = $1`, [
        key.ref,
      ]),
    ).toEqual([
      {
        actor_id: ana.id,
        action: 'listing-owner',
        subject_kind: 'business',
        changes: { owner: [null, ana.id], proof: [null, 'address'] },
      },
    ])
    const notice = (await mails()).find(({ subject }) => subject.includes('new owner'))
    expect(notice.address).toBe('info@reef.example')
    const [, token = ''] = /claim-objection\/([\w-]+)/.exec(notice.body) ?? []
    expect(await findObjectable(db, token)).toMatchObject({ title: 'Reef Cafe', name: 'Ana Cruz' })
    expect(
      await query(
        `select round(extract(epoch from expires_at - now()) / 86400)::int as days from mailed_token where about like $1`,
        [`% info@reef.example`],
      ),
    ).toContainEqual({ days: 7 })

    expect(await object(db, token, 'I never met them')).toBe(true)
    expect(await object(db, token, 'again')).toBe(false)
    expect(await decide(ana, 'uphold', 'The owner never met you')).toBe(true)
    expect(await ownerOf()).toBeNull()
    expect(await newsOf(ana)).toEqual(['approved', 'reversed'])
    expect(await decide(ana, 'dismiss')).toBe(false)
  })

  test('goes to an address at the domain of the website, and to no other', async () => {
    const ana = await newPerson()
    const refused = { refused: { problems: { mailbox: 'invalid' } } }
    for (const mailbox of ['', 'ana@gmail.com', 'a@b@reefcafe.com', 'ana@evil.example@reefcafe.com'])
      expect(await claim(ana, { way: 'domain', mailbox })).toMatchObject(refused)
    expect(await claim(ana, { way: 'domain', mailbox: 'Ana' })).toBe('done')
    expect((await mails()).map(({ address }) => address)).toEqual(['ana@reefcafe.com'])
    expect(await enter(ana, await codeIn('ana@reefcafe.com'))).toBe('done')
    expect(await ownerOf()).toBe(ana.id)
  })

  test('is void after five wrong ones and after an hour, and another one is mailed', async () => {
    const ana = await newPerson()
    await claim(ana, { way: 'address' })
    const first = await codeIn('info@reef.example')
    expect(await enter(ana, '')).toMatchObject({ refused: { code: 'missing' } })
    for (const left of [4, 3, 2, 1])
      expect(await enter(ana, wrongFor(first))).toMatchObject({ refused: { code: 'wrong', left } })
    expect(await enter(ana, wrongFor(first))).toMatchObject({ refused: { code: 'last' } })
    expect(await enter(ana, first)).toMatchObject({ refused: { code: 'last' } })
    expect(await send(ana, { op: 'renew' })).toBe('done')
    const second = await codeIn('info@reef.example')
    expect(second).not.toBe(first)
    const later = { now: new Date(+context.now + 61 * 60_000) }
    expect(await enter(ana, second, later)).toMatchObject({ refused: { code: 'over' } })
    expect(await enter(ana, second)).toBe('done')
    expect(await ownerOf()).toBe(ana.id)
  })

  test('is not mailed where the address was changed within 30 days, nor more than five times a day', async () => {
    const ana = await newPerson()
    await query(
      `update listing set title = 'Reef Cafe & Bar', contact = contact || '{"phone": "1"}' where id = $1`,
      [id],
    )
    await claim(ana, { way: 'address' })
    for (let more = 1; more < 5; more++) expect(await send(ana, { op: 'renew' })).toBe('done')
    expect(await send(ana, { op: 'renew' })).toMatchObject({ refused: { code: 'mailed' } })
    expect(await claim(await newPerson(), { way: 'address' })).toMatchObject({
      refused: { problem: 'mailed' },
    })
    expect(await mails()).toHaveLength(5)

    await newListing()
    await query(`update listing set contact = contact || '{"email": "new@reef.example"}' where id = $1`, [id])
    expect(await claim(ana, { way: 'address' })).toMatchObject({ refused: { problem: 'gone' } })
    const inAMonth = { now: new Date(+context.now + 31 * day) }
    expect(await claim(ana, { way: 'address' }, inAMonth)).toBe('done')
    expect(await codeIn('new@reef.example')).toMatch(/^\d{6}$/)
  })

  test('of two people who have one each, the first has the listing', async () => {
    const [ana, ben, rosa] = [await newPerson(), await newPerson(), await newPerson()]
    await claim(ana, { way: 'address' })
    const forAna = await codeIn('info@reef.example')
    await claim(ben, { way: 'domain', mailbox: 'ben' })
    const forBen = await codeIn('ben@reefcafe.com')
    await claim(rosa, paper())
    expect(await enter(ben, forAna)).toMatchObject({ refused: { code: 'wrong' } })
    const answers = await Promise.all([enter(ana, forAna), enter(ben, forBen)])
    expect(answers.filter((one) => one === 'done')).toHaveLength(1)
    const [winner, loser] = answers[0] === 'done' ? [ana, ben] : [ben, ana]
    expect(await ownerOf()).toBe(winner.id)
    expect(await claimsOf(loser)).toMatchObject([{ state: 'overtaken' }])
    expect(await newsOf(loser)).toEqual(['overtaken'])
    // A document disputes it from now on.
    expect(await claimsOf(rosa)).toMatchObject([{ state: 'waiting', owner_id: winner.id }])
  })
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
    expect(await newsOf(owner)).toEqual(['disputed', 'lost'])
    const [, token = ''] =
      /claim-objection\/([\w-]+)/.exec(
        (await query(`select body from mail where subject like '%new owner%' limit 1`))[0].body,
      ) ?? []
    await object(db, token, 'No')
    expect(await decide(ana, 'uphold', 'They have shown the deed')).toBe(true)
    expect(await ownerOf()).toBe(owner.id)
    expect(await newsOf(owner)).toEqual(['disputed', 'lost', 'returned'])
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
    claims: [{ listing: `business/${key.ref}`, way: 'document', state: 'waiting' }],
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
