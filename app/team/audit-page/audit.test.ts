import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Role } from '../../ground/request/viewer.ts'
import '../../registry/audited.server.ts'
import { accountsAudited } from '../../people/accounts/audited.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Changes } from '../../ground/audit/tables.server.ts'
import { auditAddress } from '../../ground/audit/audit-query.ts'
import { saveAnswer, saveQuestion } from '../../reading/questions/save-question.server.ts'
import { loadAudit } from './load-audit.server.ts'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const admin = await somebody(db, 'Ada Admin')

const read = (address: string, role: Role = 'admin', language: 'en' | 'ko' = 'en') => {
  const viewer = viewerWith(admin, { role })
  return loadAudit(loaderArguments(database, address, { viewer, language }))
}
const write = (
  action: string,
  kind: string,
  id: string,
  changes: Changes = {},
  actorId: string | null = admin,
) =>
  query(
    `insert into audit (actor_id, action, subject_kind, subject_id, changes) values ($1, $2, $3, $4, $5)`,
    [actorId, action, kind, id, JSON.stringify(changes)],
  )
const titles = async (asked: Parameters<typeof auditAddress>[0]) =>
  (await read(auditAddress(asked))).lines.map(({ subject }) => subject.title)
const last = async (language: 'en' | 'ko' = 'en') => (await read('/admin/audit', 'admin', language)).lines[0]!
/** As displayed: `State: Requested → Running`. */
const changesIn = (line: Awaited<ReturnType<typeof last>>) =>
  line.changes.map(({ label, before, after }) => {
    const texts = (shown: typeof before) => shown?.map(({ text }) => text).join(', ') ?? '–'
    return `${label}: ${before ? `${texts(before)} → ` : ''}${texts(after)}`
  })

test('where nothing was decided there is nothing', async () => {
  expect(await read('/admin/audit')).toMatchObject({ lines: [], next: false, actions: [] })
})

test('the latest entry comes first: actor, action, subject, values before and after, in words', async () => {
  const user = await somebody(db)
  const [{ reference }] = await query(
    `insert into ticket (topic, message, lang, digest) values ('press', 'x', 'en', 'x') returning reference`,
  )
  await record(db, accountsAudited, {
    actorId: admin,
    action: 'role',
    subject: { kind: 'user', id: user },
    changes: { role: ['user', 'moderator'] },
  })
  await write('ticket-state', 'ticket', reference, { state: ['open', 'closed'] }, null)
  const { lines, actions } = await read('/admin/audit')
  expect(lines).toMatchObject([
    {
      action: 'State of a ticket',
      actor: null,
      subject: { kind: 'Ticket', title: `${reference} · Press`, href: `/admin/support/${reference}` },
    },
    {
      action: 'Change of role',
      actor: { name: 'Ada Admin', href: `/admin/users/${admin}` },
      subject: { kind: 'Person', title: 'Maria Santos', href: `/admin/users/${user}` },
    },
  ])
  expect(lines.flatMap(changesIn)).toEqual(['State: Unanswered → Completed', 'Role: User → Moderator'])
  expect(actions).toEqual([
    { value: 'role', label: 'Change of role' },
    { value: 'ticket-state', label: 'State of a ticket' },
  ])
  const inKorean = await last('ko')
  expect([inKorean.action, ...changesIn(inKorean)]).toEqual(['문의 상태', '상태: 답변 대기 → 완료'])
})

test('an action without a label is not logged', async () => {
  const user = { kind: 'user', id: admin }
  const role = { actorId: null, action: 'role', subject: user } as const
  // @ts-expect-error -- there is no such action
  const unknown = () => record(db, accountsAudited, { ...role, action: 'rename', changes: {} })
  // @ts-expect-error -- nothing of a role is called so
  const unnamed = () => record(db, accountsAudited, { ...role, changes: { rank: [null, 'first'] } })
  expect([unknown, unnamed]).toHaveLength(2)
})

test('moments, amounts, yes and no read as people write them, each price for itself', async () => {
  const rates = [
    { other: 200, categories: { food: 350, hotels: 500 } },
    { other: 250, categories: { hotels: 500, events: 1_000 } },
  ].map((value) => JSON.stringify(value))
  await write('advertising-rates', 'setting', 'advertising-rates', { rates: [rates[0]!, rates[1]!] })
  expect(changesIn(await last())).toEqual([
    'All categories without their own price: $2 → $2.50',
    'Food & Dining: $3.50 → –',
    'Events & Festivals: $10',
  ])
  expect((await last()).subject).toEqual({
    kind: 'Setting',
    title: 'Advertising prices',
    href: '/admin/advertisements',
  })
  await write('settings', 'setting', 'moderation', {
    reviewsNewOwners: ['true', 'false'],
    trustedAfter: ['3', '5'],
  })
  expect(changesIn(await last())).toEqual([
    'New owners wait for approval: Yes → No',
    'Approved listings needed before an owner is trusted: 3 → 5',
  ])
  await write('suspension', 'user', admin, {
    suspended: [null, '2026-11-22T15:00:00.000Z'],
    reason: [null, 'Asks for money first.'],
  })
  expect(changesIn(await last())).toEqual([
    'Suspended: Nov 23, 2026, 1:00:00 AM',
    'Reason: Asks for money first.',
  ])
})

test('each entry links to its subject by name, or says that it was deleted', async () => {
  await query(
    `insert into listing (kind, ref, title, island, search_text, deleted_at)
     values ('vehicle', 'k3', 'Toyota Tacoma', 'saipan', '', null),
       ('vehicle', 'k4', 'Honda Fit', 'saipan', '', now())`,
  )
  const [{ id, reference }] = await query(
    `insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
     values ('Reef Cafe', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date, current_date, 100, 'x')
     returning id, reference`,
  )
  await write('moderation listing', 'vehicle', 'k3', { state: ['open', 'approved'], case: [null, '12'] })
  expect((await last()).subject).toMatchObject({
    kind: 'Vehicle',
    title: 'Toyota Tacoma',
    href: '/admin/listings?kind=vehicle&q=k3',
    isGone: false,
  })
  expect((await last()).changes[1]!.after).toEqual([{ text: '12', href: '/admin/moderation/12' }])
  await write('moderation report', 'vehicle', 'k4')
  expect((await last()).subject).toMatchObject({ title: 'Honda Fit', isGone: true })
  await write('moderation report', 'vehicle', 'k5')
  expect((await last()).subject).toEqual({ kind: 'Vehicle', title: 'k5', isGone: true })
  await write('moderation bulk', 'bulk', '7', { state: [null, 'refused'], cases: [null, '1, 2'] })
  expect((await last()).changes[1]!.after).toMatchObject([{ text: '1' }, { href: '/admin/moderation/2' }])
  await write('advertisement-approve', 'campaign', id, { state: ['requested', 'awaiting-payment'] })
  expect(await last()).toMatchObject({
    action: 'Advertisement approved',
    subject: { title: `${reference} · Reef Cafe`, href: `/admin/advertisements/${reference}` },
  })
  const addresses = [
    '/vehicles/k3',
    'https://proa.example/vehicles/k3',
    '/vehicles/k3/',
    '/vehicles/k3?page=2',
  ]
  for (const subject of [...addresses, 'toyota tac', 'vehicle/k3'])
    expect(await titles({ subject })).toEqual(['Toyota Tacoma'])
  const advertAddress = `/admin/advertisements/${reference}`
  for (const subject of [reference, advertAddress, `${advertAddress}/?page=2`, `campaign/${id}`])
    expect(await titles({ subject })).toEqual([`${reference} · Reef Cafe`])
  for (const subject of ['reef c', 'CAFE'])
    expect(await titles({ subject })).toEqual([`${reference} · Reef Cafe`])
  expect(await titles({ subject: 'oyota' })).toEqual([])
  expect(await titles({ subject: 'advertising pr' })).toEqual(['Advertising prices'])
})

test('whom and what a decision names is called as people call it, and leads there', async () => {
  const user = await somebody(db)
  const [{ id }] = await query(
    `insert into listing_import (kind, file_name, hash, plan, counts, faults)
     values ('vehicle', 'Cars of May.csv', 'x', 'x', '{}', '[]') returning id`,
  )
  const deletedId = '00000000-0000-4000-8000-000000000000'
  const named = async (action: string, field: string, ref: string) => {
    await write(action, 'vehicle', 'k3', { [field]: [null, ref] })
    return (await last()).changes[0]!.after
  }
  const person = [{ text: 'Maria Santos', href: `/admin/users/${user}` }]
  expect(await named('mail', 'to', user)).toEqual(person)
  expect(await named('listing-export', 'owner', user)).toEqual(person)
  expect(await named('listing-export', 'owner', 'address')).toEqual([{ text: 'An email address' }])
  expect(await named('listing-imported', 'import', id)).toEqual([
    { text: 'Cars of May.csv', href: `/admin/listings/import/${id}` },
  ])
  await write('listing-import', 'import', id)
  expect(await titles({ subject: 'of may' })).toEqual(['Cars of May.csv'])
  expect(await named('mail', 'to', deletedId)).toEqual([{ text: 'Person' }])
  expect(await named('listing-imported', 'import', deletedId)).toEqual([{ text: 'Import' }])
})

test('a decision on a profile or on a rating after a sale names its person, and links to what is shown', async () => {
  const [seller, buyer] = [await somebody(db), await somebody(db, 'Ben Buyer')]
  const [sale] = await query(
    `insert into sale (listing_kind, listing_ref, listing_title, seller_id, buyer_id, state)
     values ('vehicle', 'k9', 'Fit', $1, $2, 'confirmed') returning id`,
    [seller, buyer],
  )
  const [rating] = await query(
    `insert into sale_rating (sale_id, by_seller, author_id, subject_id, rating) values ($1, false, $2, $3, 5) returning id`,
    [sale!.id, buyer, seller],
  )
  const subjects = async () => {
    await write('moderation report', 'person', seller)
    const person = (await last()).subject
    await write('moderation report', 'sale-rating', rating!.id)
    return [person, (await last()).subject]
  }
  const path = `/people/${seller}`
  expect(await subjects()).toMatchObject([
    { kind: 'Public profile', title: 'Maria Santos', href: path },
    { kind: 'Rating after a sale', title: 'Maria Santos', href: `${path}#rating-${rating!.id}` },
  ])
  await query('update users set profile_public = false where id = $1', [seller])
  expect((await subjects()).map(({ href }) => href)).toEqual([null, null])
})

test('a decision on a reply links to it while it is shown: not below an answer that is hidden', async () => {
  const author = await somebody(db)
  const questionId = await saveQuestion(db, {
    ref: 'coffee',
    askerId: author,
    title: 'Where is good coffee?',
    content: 'Near Garapan.',
    category: 'food',
  })
  const parentId = await saveAnswer(db, { questionId, authorId: author, content: 'Here' })
  const reply = await saveAnswer(db, { questionId, parentId, authorId: author, content: 'Thanks' })
  await write('moderation report', 'answer', String(reply))
  expect((await last()).subject).toMatchObject({ href: `/ask-local/coffee#answer-${reply}` })
  await query('update answer set hidden_at = now() where id = $1', [parentId])
  expect((await last()).subject).toMatchObject({ title: 'Where is good coffee?', href: null })
})

test('a decision on a review names its listing, and links to it', async () => {
  const [{ id }] = await query(
    `with reviewed as (
       insert into listing (kind, ref, title, island) values ('food', 'grill', 'Lagoon Grill', 'saipan') returning id
     )
     insert into review (listing_id, author_id, rating, title, comment)
     select id, $1, 1, 'Bad', 'Too salty' from reviewed returning id`,
    [await somebody(db)],
  )
  await write('moderation report', 'review', id)
  expect((await last()).subject).toMatchObject({ title: 'Lagoon Grill', href: '/food/grill' })
})

test('the audit is filtered by person, action, subject and day; an unknown filter changes nothing', async () => {
  const other = await somebody(db, 'Ben Admin')
  const maria = await somebody(db, 'Maria Tenorio')
  await write('moderation listing', 'vehicle', '77', {}, other)
  await write('role', 'user', maria, {}, other)
  await query(
    `insert into audit (at, actor_id, action, subject_kind, subject_id)
     values ('2020-02-29 23:30+10', $1, 'role', 'user', 'old')`,
    [maria],
  )
  const both = ['Maria Tenorio', '77']
  for (const by of [other, `${other.toUpperCase()}@EXAMPLE.com`, 'ben', 'Admin Ben'])
    expect(await titles({ by })).toEqual(both)
  expect(await titles({ by: 'ben', action: 'role' })).toEqual(['Maria Tenorio'])
  expect(await titles({ by: 'nobody@example.com' })).toEqual([])
  expect(await titles({ by: 'en' })).toEqual([])
  expect(await titles({ subject: 'maria ten' })).toEqual(['Maria Tenorio'])
  expect(await titles({ subject: `${maria}@example.com` })).toEqual(['Maria Tenorio'])
  for (const subject of [`user/${maria}`, `/admin/users/${maria}`, `/admin/users/${maria}/?page=2`, maria])
    expect(await titles({ subject })).toEqual(['Maria Tenorio'])
  expect(await titles({ subject: 'maria ten', by: 'ada admin' })).toEqual([])
  expect(await titles({ subject: 'vehicle/77' })).toEqual(['77'])
  expect(await titles({ subject: 'vehicle', by: 'ben' })).toEqual(['77'])
  expect(await titles({ subject: 'vehicle/7' })).toEqual([])
  expect(await titles({ subject: '100%' })).toEqual([])
  // The days are those of the islands.
  expect(await titles({ from: '2020-02-29', until: '2020-02-29' })).toEqual(['old'])
  expect(await titles({ until: '2020-02-28' })).toEqual([])
  const all = await titles({})
  expect(await titles({ from: '2020-02-30', until: 'x', after: 'y' })).toEqual(all)
})

test('a long one comes a page at a time, each line once', async () => {
  // All at the same moment, as what one transaction writes.
  await query(
    `insert into audit (action, subject_kind, subject_id) select 'many', 'user', n::text from generate_series(1, 70) n`,
  )
  const first = await read('/admin/audit?action=many')
  const rest = await read(auditAddress({ action: 'many', after: String(first.lines.at(-1)!.id) }))
  expect([first.lines.length, first.next, rest.lines.length, rest.next]).toEqual([50, true, 20, false])
  expect(new Set([...first.lines, ...rest.lines].map(({ id }) => id)).size).toBe(70)
  // What no room describes any longer is shown as it was written down.
  expect(first.lines[0]).toMatchObject({ action: 'many', subject: { kind: 'Person', isGone: true } })
})

test.each(['update audit set action = $1', 'delete from audit where action <> $1', 'truncate audit'])(
  'no one changes it: %s',
  async (text) => {
    const before = await query('select count(*) from audit')
    await expect(query(text, text.includes('$1') ? ['x'] : [])).rejects.toThrow(/only ever added/)
    expect(await query('select count(*) from audit')).toEqual(before)
  },
)

test.each([
  ['moderator', 403],
  ['user', 403],
] as const)('a %s does not read it', async (role, status) => {
  await expect(read('/admin/audit', role)).rejects.toMatchObject({ init: { status } })
})
