import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addDispute, addHandedOver } from '../../../tests/disputes.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { action as sendAppeal, loader as loadDecision } from './decision-page.tsx'
import { readPolicy } from '../../market/approval/policy.server.ts'
import { memoryFiles } from '../../../tests/memory-files.ts'
import { photoKey } from '../../deals/orders/disputes/photo.server.ts'
import { storedPicture } from '../../market/messages/stored-picture.server.ts'
import { decisionsOn } from '../../market/approval/cases.ts'
import { DecisionFields } from './queue/decision-fields.tsx'
import { loader as loadPicture } from './queue/reported-picture.ts'
import { action as decideOnPage, loader as loadCase } from './queue/case-page.tsx'
import { action as sendQueue, loader as loadQueue } from './queue/queue-page.tsx'
import { action as sendReport, loader as loadReport } from './report/report-page.tsx'
import { mustWait } from '../../people/repeats/repeated-text.server.ts'
import { people } from '../../../tests/owners.ts'

const database = await testDatabase()
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

const user = await newPerson()
const moderator = await newPerson({ role: 'moderator' })
const admin = await newPerson({ role: 'admin' })
await newListing(user.id, 'mine', 'pending')
await newListing(user.id, 'shown')
const [{ id: caseId }] = await query('select id from moderation_case')

type Visit = {
  viewer?: Viewer | null
  form?: Record<string, string>
  clientAddress?: string
  language?: Language
}

function at(
  address: string,
  { viewer = null, form, clientAddress = '192.0.2.1', language = 'en' }: Visit = {},
) {
  const args = loaderArguments(database, address, { viewer, clientAddress, language })
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value)
  return {
    ...args,
    request: form ? new Request(args.url, { method: 'POST', body }) : args.request,
    params: { id: caseId },
    pattern: '' as never,
  }
}
const statusOf = (run: () => unknown): Promise<number> =>
  Promise.resolve()
    .then(run)
    .then(
      (answer) => (answer as { init?: { status?: number } }).init?.status ?? 200,
      (thrown) => thrown.status ?? thrown.init?.status,
    )

const casePath = `/admin/moderation/${caseId}`
test.each([
  ['nobody', null, 302],
  ['who owns it', user, 403],
  ['a moderator', moderator, 200],
  ['an admin', admin, 200],
] as const)('the queue and its cases answer %s', async (_who, viewer, status) => {
  expect(await statusOf(() => loadQueue(at('/admin/moderation', { viewer })))).toBe(status)
  expect(await statusOf(() => loadCase(at(casePath, { viewer })))).toBe(status)
  // Without a reason nothing is decided yet.
  const form = { decision: 'refuse', version: '1', reason: '' }
  expect(await statusOf(() => decideOnPage(at(casePath, { viewer, form })))).toBe(
    status === 200 ? 422 : status,
  )
})

test('what a moderator reads of the queue is what waits; whose listings wait is for admins to read and change', async () => {
  const { waiting, policy } = await loadQueue(at('/admin/moderation', { viewer: moderator }))
  expect(waiting).toMatchObject([{ type: 'listing', title: 'Civic mine', owner: 'Ana Cruz' }])
  expect(policy).toBeNull()
  const seen = { 'seen-reviewsNewOwners': 'on', 'seen-trustedAfter': '3' }
  const form = { trustedAfter: '5', ...seen }
  expect(await statusOf(() => sendQueue(at('/admin/moderation', { viewer: moderator, form })))).toBe(403)
  expect(await readPolicy(database.db)).toEqual({ reviewsNewOwners: true, trustedAfter: 3 })
  expect(await sendQueue(at('/admin/moderation', { viewer: admin, form }))).toMatchObject({
    data: { problem: null },
  })
  expect(await readPolicy(database.db)).toEqual({ reviewsNewOwners: false, trustedAfter: 5 })
  expect(await query(`select actor_id, changes from audit where subject_kind = 'setting'`)).toEqual([
    { actor_id: admin.id, changes: { reviewsNewOwners: ['true', 'false'], trustedAfter: ['3', '5'] } },
  ])
  // An admin with an outdated form is told, and the chosen values stay.
  const late = at('/admin/moderation', { viewer: admin, form: { ...form, trustedAfter: '9' } })
  expect(await sendQueue(late)).toMatchObject({
    data: { problem: 'stale', typed: { reviewsNewOwners: false, trustedAfter: '9' } },
    init: { status: 409 },
  })
  expect(await readPolicy(database.db)).toEqual({ reviewsNewOwners: false, trustedAfter: 5 })
})

test('a listing of which the moderator is a colleague can’t be chosen', async () => {
  const colleague = { kind: 'vehicle', ref: 'mine', ownerId: user.id, role: 'answer' } as const
  const choicesOf = async (viewer: Viewer) =>
    (await loadQueue(at('/admin/moderation', { viewer }))).waiting.map(({ choice }) => choice)
  expect(await choicesOf(moderator)).toEqual([`${caseId} 1`])
  for (const isAway of [false, true])
    expect(await choicesOf({ ...moderator, colleagueOf: [{ ...colleague, isAway }] })).toEqual([null])
})

test('a reason or an appeal that is too long is refused and kept whole', async () => {
  const long = 'x'.repeat(2_001)
  const reason = { problem: 'long', reason: long }
  const refusal = { decision: 'refuse', version: '1', reason: long }
  expect(await decideOnPage(at(casePath, { viewer: moderator, form: refusal }))).toMatchObject({
    data: reason,
    init: { status: 422 },
  })
  const bulk = { decision: 'refuse', case: `${caseId} 1`, reason: long }
  expect(await sendQueue(at('/admin/moderation', { viewer: moderator, form: bulk }))).toMatchObject({
    data: reason,
    init: { status: 422 },
  })
  const [{ id }] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, owner_id, state)
     values ('report', 'answer', '1', $1, 'hidden') returning id`,
    [user.id],
  )
  const appeal = at(`/decisions/${id}`, { viewer: user, form: { text: long } })
  expect(await sendAppeal({ ...appeal, params: { id } })).toMatchObject({
    data: { problem: 'long', text: long },
    init: { status: 422 },
  })
  await query('delete from moderation_case where id = $1', [id])
})

test('a moderator sees texts that were sent too often, until they have looked at them', async () => {
  const text = 'Earn $500 a day from home!'
  for (let time = 0; time < 4; time++)
    await mustWait(database.db, { userId: user.id, text, place: 'message' })
  const look = async () => (await loadQueue(at('/admin/moderation', { viewer: moderator }))).repeats
  const [repeat] = await look()
  expect(repeat).toMatchObject({ text, name: 'Ana Cruz', sent: 3, refused: 1 })
  const form = { repeat: `${user.id} ${repeat!.hash}` }
  expect(await statusOf(() => sendQueue(at('/admin/moderation', { viewer: user, form })))).toBe(403)
  expect(await look()).toHaveLength(1)
  expect(await statusOf(() => sendQueue(at('/admin/moderation', { viewer: moderator, form })))).toBe(303)
  expect(await look()).toEqual([])
})

test('the queue goes on on a second page', async () => {
  await query(`
    insert into moderation_case (type, subject_kind, subject_ref, quote)
    select 'report', 'review', number, 'Review ' || number from generate_series(1, 60) number`)
  const first = await loadQueue(at('/admin/moderation', { viewer: moderator }))
  expect([first.waiting.length, first.next]).toEqual([50, true])
  const address = `/admin/moderation?after=${first.waiting.at(-1)!.id}`
  const second = await loadQueue(at(address, { viewer: moderator }))
  expect([second.waiting.length, second.next]).toEqual([11, false])
  expect(second.waiting.at(-1)).toMatchObject({ title: 'Review 60' })
  await query(`delete from moderation_case where subject_kind = 'review'`)
})

test('a reported picture is for the staff who decide about it as long as they have to, and it is written down who looked', async () => {
  const [{ id }] = await query(
    `with talk as (
       insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
       values ('vehicle', 'shown', 'Civic', $1, $2) returning id
     )
     insert into message (conversation_id, sender_id, client_id, picture_width, picture_height)
     select id, $2, gen_random_uuid(), 8, 8 from talk returning id`,
    [user.id, admin.id],
  )
  const files = memoryFiles()
  await files.put(
    storedPicture({ id: Number(id), pictureKey: null }),
    new Uint8Array([1, 2, 3]),
    'image/webp',
  )
  const [reported] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote)
     values ('report', 'message', $1, $2, '[picture]') returning id`,
    [id, admin.id],
  )
  const load = (viewer: Viewer | null, of: { id: string } = reported) => {
    const args = at(`/admin/moderation/${of.id}/picture`, { viewer })
    Object.assign(args.page, { files })
    return loadPicture({ ...args, params: { id: of.id } })
  }
  const look = (viewer: Viewer | null, of?: { id: string }) => statusOf(() => load(viewer, of))
  expect(
    await loadCase({ ...at(casePath, { viewer: moderator, language: 'ko' }), params: reported }),
  ).toMatchObject({
    reported: '사진',
    pictures: [`/admin/moderation/${reported.id}/picture`],
  })
  const queue = await loadQueue(at('/admin/moderation', { viewer: moderator, language: 'ko' }))
  expect(queue.waiting.find(({ kind }) => kind === 'message')).toMatchObject({ title: '사진' })
  expect(await look(null)).toBe(302)
  // The owner of the listing, who got it; who sent it, though an admin; a case about something else.
  expect([await look(user), await look(admin)]).toEqual([403, 404])
  expect(await look(moderator, { id: caseId })).toBe(404)
  expect(await query(`select from audit where action = 'moderation picture'`)).toEqual([])
  expect(await look(moderator)).toBe(200)
  expect(
    await query(`select actor_id, subject_id, changes from audit where action = 'moderation picture'`),
  ).toEqual([{ actor_id: moderator.id, subject_id: id, changes: { case: [null, reported.id] } }])
  expect(Object.fromEntries((await load(moderator)).headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  await query(`update moderation_case set state = 'dismissed' where id = $1`, [reported.id])
  expect(await look(moderator)).toBe(404)
})

test('of a reported message in a dispute staff see the photos, and admins its dispute', async () => {
  const sides = { number: 'PHOTOS', sellerId: user.id, buyerId: (await newPerson()).id }
  await addHandedOver({ query }, sides)
  await addDispute({ query }, sides)
  const [{ id }] = await query('update dispute_post set photos = 2 returning id')
  const files = memoryFiles()
  for (const at of [0, 1])
    await files.put(photoKey({ id: Number(id), photosKey: null }, at), new Uint8Array([at]), 'image/webp')
  const [reported] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote)
     values ('report', 'dispute-post', $1, $2, 'A leg is broken.') returning id`,
    [id, sides.buyerId],
  )
  const look = async (viewer: Viewer, which: string) => {
    const args = at(`/admin/moderation/${reported.id}/picture?at=${which}`, { viewer })
    Object.assign(args.page, { files })
    return statusOf(() => loadPicture({ ...args, params: reported }))
  }
  const seenBy = (viewer: Viewer) => loadCase({ ...at(casePath, { viewer }), params: reported })
  const pictures = ['', '?at=1'].map((search) => `/admin/moderation/${reported.id}/picture${search}`)
  expect(await seenBy(moderator)).toMatchObject({ href: null, pictures })
  expect(await seenBy(admin)).toMatchObject({ href: '/admin/money/disputes/PHOTOS', pictures })
  expect([await look(moderator, '0'), await look(admin, '1')]).toEqual([200, 200])
  expect([await look(moderator, '2'), await look(user, '0')]).toEqual([404, 403])
  await query('update moderation_case set state = $2 where id = $1', [reported.id, 'dismissed'])
  expect(await look(moderator, '0')).toBe(404)
})

test.each([
  ['appeal', 'open', 'The owner will read this. You can leave it blank to approve.'],
  ['report', 'open', 'Who wrote it will read this if you hide it.'],
  ['report', 'hidden', 'Who wrote it can read this.'],
] as const)('staff read who will read why they decide on a case: %s, %s', (type, state, hint) => {
  const fields = createElement(DecisionFields, {
    decisions: decisionsOn({ type, state }),
    refused: undefined,
  })
  const page = createElement(createRoutesStub([{ path: '*', Component: () => fields }]))
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n: i18nOf('en') }, page))
  expect(html).toContain(hint)
  expect(html.match(/read this/g)).toHaveLength(1)
})

test('a decision about an outdated version is refused, and the typed text stays', async () => {
  const form = { decision: 'refuse', version: '99', reason: 'No pictures.' }
  const answer = await decideOnPage(at(casePath, { viewer: moderator, form }))
  expect(answer).toMatchObject({ data: { problem: 'stale', reason: 'No pictures.' }, init: { status: 409 } })
})

test('a decision is for the owner of what it is about: all others find nothing, staff among them', async () => {
  const form = { decision: 'refuse', version: '1', reason: 'No pictures.' }
  expect(await statusOf(() => decideOnPage(at(casePath, { viewer: moderator, form })))).toBe(303)
  const path = `/decisions/${caseId}`
  expect(await loadDecision(at(path, { viewer: user }))).toMatchObject({
    title: 'Civic mine',
    reason: 'No pictures.',
    mayAppeal: true,
  })
  for (const viewer of [await newPerson(), moderator, admin])
    expect(await statusOf(() => loadDecision(at(path, { viewer })))).toBe(404)
  expect(await statusOf(() => loadDecision(at(path)))).toBe(302)
})

test('an appeal is sent once; a refused one is answered with the typed text', async () => {
  const path = `/decisions/${caseId}`
  const send = (text: string) => sendAppeal(at(path, { viewer: user, form: { text } }))
  const answers = await Promise.all(['Look again.', 'Look again.'].map((text) => statusOf(() => send(text))))
  expect(answers).toEqual([303, 303])
  expect(await send('And one more thing.')).toMatchObject({
    data: { problem: 'stale', text: 'And one more thing.' },
    init: { status: 409 },
  })
  expect(await query(`select quote from moderation_case where type = 'appeal'`)).toEqual([
    { quote: 'Look again.' },
  ])
})

test('a bulk decision needs a reason; without one, the choice and the typed text stay', async () => {
  await newListing(user.id, 'many', 'pending')
  const lineOf = async (viewer: Viewer) => {
    const { waiting } = await loadQueue(at('/admin/moderation', { viewer }))
    return waiting.find(({ title }) => title === 'Civic many')
  }
  const send = (form: Record<string, string>, viewer: Viewer = moderator) =>
    sendQueue(at('/admin/moderation', { viewer, form }))
  const choice = (await lineOf(moderator))!.choice!
  expect(await send({ case: choice, decision: 'refuse', reason: ' ' })).toMatchObject({
    data: { problem: 'missing', chosen: [choice] },
    init: { status: 422 },
  })
  expect(await send({ decision: 'refuse', reason: 'No pictures.' })).toMatchObject({
    data: { problem: 'none', reason: 'No pictures.' },
  })
  for (const decision of ['hide', 'x'])
    expect(await statusOf(() => send({ case: choice, decision, reason: 'No.' }))).toBe(400)
  for (const viewer of [null, user])
    expect(
      await statusOf(() =>
        sendQueue(at('/admin/moderation', { viewer, form: { case: choice, decision: 'approve' } })),
      ),
    ).toBe(viewer ? 403 : 302)
  expect(await query('select from bulk_decision')).toEqual([])

  expect(await statusOf(() => send({ case: choice, decision: 'refuse', reason: 'No pictures.' }))).toBe(303)
  expect(await send({ case: choice, decision: 'refuse', reason: 'No pictures.' }, admin)).toMatchObject({
    data: {
      problem: 'skipped',
      reason: 'No pictures.',
      skipped: [{ title: 'Civic many', state: 'refused' }],
    },
    init: { status: 409 },
  })
  expect(await lineOf(admin)).toBeUndefined()
  const { pending } = await loadQueue(at('/admin/moderation', { viewer: admin }))
  const undo = String(pending[0]!.id)
  expect(await statusOf(() => send({ undo }, admin))).toBe(409)
  expect(await statusOf(() => send({ undo }))).toBe(303)
  for (const wrong of [undo, 'x']) expect(await statusOf(() => send({ undo: wrong }))).toBe(409)
})

test("content that is not public can't be reported, and its existence is not revealed", async () => {
  for (const address of [
    '/report?kind=vehicle&ref=mine',
    '/report?kind=vehicle&ref=none',
    '/report?kind=message&ref=1',
    '/report?kind=constructor&ref=1',
    '/report',
  ])
    expect(await statusOf(() => loadReport(at(address)))).toBe(404)
})

test('a guest reports something once they have read the form, and ten times in an hour at most', async () => {
  const address = '/report?kind=vehicle&ref=shown'
  const { opened } = await loadReport(at(address))
  const send = async (more: Record<string, string> = {}, ms = 5_000) => {
    const args = at(address, { form: { reason: 'scam', text: 'Asks for money first.', opened, ...more } })
    Object.assign(args.page, { now: new Date(args.page.now.getTime() + ms) })
    return sendReport(args)
  }
  expect((await send({ reason: '' })).data).toMatchObject({
    errors: { reason: 'missing' },
    written: { text: 'Asks for money first.' },
  })
  expect((await send({ reason: 'other', text: ' ' })).data).toMatchObject({ errors: { text: 'missing' } })
  expect((await send({}, 0)).data).toMatchObject({ problem: 'quick' })
  for (let count = 0; count < 10; count++) expect((await send()).data).toEqual({ sent: true })
  expect(await send()).toMatchObject({ data: { problem: 'limited' }, init: { status: 429 } })
  expect(await query(`select type, state from moderation_case where subject_ref = 'shown'`)).toEqual([
    { type: 'report', state: 'open' },
  ])
})

test('a case leads to the page of a listing only where others see it', async () => {
  await newListing(user.id, 'linked', 'pending')
  const [{ id }] = await query(`select id from moderation_case where subject_ref = 'linked'`)
  const load = () => loadCase({ ...at(`/admin/moderation/${id}`, { viewer: moderator }), params: { id } })
  expect(await load()).toMatchObject({ kind: 'vehicle', href: null })
  await query(`update listing set review = 'approved' where ref = 'linked'`)
  expect(await load()).toMatchObject({ href: '/vehicles/linked' })
})
