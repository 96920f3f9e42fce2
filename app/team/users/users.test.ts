import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { changeRole, restore, suspend } from './change-person.server.ts'
import { findUsers } from './find-users.server.ts'
import { action, loader } from './person-page.tsx'
import { userQuery } from './user-query.ts'
import { loader as loadUsers } from './users-page.tsx'

const database = await testDatabase()
const { db, pool } = database
const { newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
let made = 0

/** A user with a confirmed address who has just signed in and has no password. */
async function person(name: string, columns: Record<string, unknown> = {}): Promise<Viewer> {
  const email = `${name.toLowerCase().split(' ').join('.')}.${++made}@example.com`
  const account = { full_name: name, email, email_verified: true, ...columns }
  const names = Object.keys(account)
  const [{ id, role }] = await query(
    `insert into users (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id, role`,
    Object.values(account),
  )
  const [session] = await query(
    `insert into session (user_id, token, expires_at) values ($1, gen_random_uuid(), now() + interval '1 day') returning id`,
    [id],
  )
  return {
    id,
    sessionId: session.id,
    email: account.email,
    emailVerified: true,
    fullName: name,
    image: null,
    role,
    isVerified: false,
    isDemo: false,
    closesAt: null,
  }
}

const namesFor = async (search: string) => {
  const query = userQuery.parse(new URL(`http://localhost/admin/users?${search}`))
  return (await findUsers(db, query)).users.map(({ fullName }) => fullName)
}
const audited = (userId: string) =>
  query('select action, actor_id, changes from audit where subject_id = $1 order by id', [userId])
const state = async (id: string) =>
  (await query('select role, suspended_at is not null as suspended from users where id = $1', [id]))[0]
const mails = (id: string) =>
  query(
    `select payload ->> 'event' as event, payload -> 'values' as values
     from graphile_worker._private_jobs where payload ->> 'userId' = $1 order by id`,
    [id],
  )

function at(id: string, viewer: Viewer | null, form?: Record<string, string>) {
  const args = loaderArguments(database, `/admin/users/${id}`, { viewer })
  const body = new URLSearchParams(form)
  return {
    ...args,
    request: form ? new Request(args.url, { method: 'POST', body }) : args.request,
    params: { id },
    pattern: '' as never,
  }
}
const outcomeOf = async (run: () => unknown) => {
  try {
    const answer = (await run()) as { init?: { status?: number }; data?: { problem?: string } } | null
    return [answer?.init?.status ?? 200, answer?.data?.problem]
  } catch (thrown) {
    const { status, init } = thrown as { status?: number; init?: { status: number } }
    return [status ?? init?.status, undefined]
  }
}

test('people are found by how a word of their name or their address begins, and by nothing in the middle', async () => {
  await person('José Peñarroja', { email: 'jp@lagoon.example' })
  await person('김민수')
  await person('Maria Tenorio', { role: 'moderator' })
  await person('Sample Tenorio', { sample: true })
  expect(await namesFor('q=pena')).toEqual(['José Peñarroja'])
  expect(await namesFor('q=jos%C3%A9+pe')).toEqual(['José Peñarroja'])
  expect(await namesFor('q=JP@lag')).toEqual(['José Peñarroja'])
  expect(await namesFor('q=lagoon')).toEqual([])
  expect(await namesFor('q=enarroja')).toEqual([])
  expect(await namesFor(`q=${encodeURIComponent('김민')}`)).toEqual(['김민수'])
  expect(await namesFor('q=tenorio')).toEqual(['Maria Tenorio'])
  expect(await namesFor('q=100%25')).toEqual([])
  expect(await namesFor('q=%00')).toHaveLength(3)
})

test('they are filtered by role and state, a page at a time, each once', async () => {
  const many = await Promise.all(Array.from({ length: 60 }, () => person('Crowd Member')))
  await query(`update users set suspended_at = now() where id = $1`, [many[0]!.id])
  await query(`update users set closes_at = now() + interval '1 day' where id = $1`, [many[1]!.id])
  expect(await namesFor('role=moderator')).toEqual(['Maria Tenorio'])
  expect(await namesFor('q=crowd&state=suspended')).toHaveLength(1)
  expect(await namesFor('q=crowd&state=closing')).toHaveLength(1)
  const filter = userQuery.parse(new URL('http://localhost/admin/users?q=crowd&state=active&role=none'))
  const first = await findUsers(db, filter)
  const after = first.users.at(-1)!.id
  const rest = await findUsers(db, { ...filter, after })
  expect([first.users.length, first.next, rest.users.length, rest.next]).toEqual([50, true, 8, false])
  expect(new Set([...first.users, ...rest.users].map(({ id }) => id)).size).toBe(58)
  expect(await findUsers(db, { ...filter, after: randomUUID() })).toEqual(first)
  expect(userQuery.address('/admin/users', { ...filter, after })).toBe(
    `/admin/users?after=${after}&q=crowd&state=active`,
  )
})

test.each([
  ['nobody', null, 302],
  ['a user', { role: 'user' }, 403],
  ['a moderator', { role: 'moderator' }, 403],
  ['an admin', { role: 'admin' }, 200],
] as const)('the pages answer %s', async (_who, columns, status) => {
  const viewer = columns && (await person('Some One', columns))
  const other = await person('Some Other')
  expect(await outcomeOf(() => loadUsers(at('', viewer)))).toEqual([status, undefined])
  expect(await outcomeOf(() => loader(at(other.id, viewer)))).toEqual([status, undefined])
  const form = { change: 'suspend', reason: 'Because' }
  const answered = status === 200 ? 303 : status
  expect(await outcomeOf(() => action(at(other.id, viewer, form)))).toEqual([answered, undefined])
  expect((await state(other.id)).suspended).toBe(status === 200)
})

test('there is no page of who does not exist, is a sample, or was deleted', async () => {
  const admin = await person('Ada Admin', { role: 'admin' })
  const sample = await person('A Sample', { sample: true })
  const deletedUser = await person('Gone', { email: null })
  for (const id of [sample.id, deletedUser.id, crypto.randomUUID(), 'x'])
    expect(await outcomeOf(() => loader(at(id, admin)))).toEqual([404, undefined])
})

test('a role change is logged and the user notified; a removed role becomes `business` again for owners of businesses', async () => {
  const admin = await person('Ada Admin', { role: 'admin' })
  const ana = await person('Ana Cruz')
  const ids = { adminId: admin.id, userId: ana.id }
  const give = (was: string, role: 'user' | 'moderator' | 'admin') =>
    db.transaction((tx) => changeRole(tx, { ...ids, was, role }))
  expect(await give('user', 'moderator')).toBe(true)
  await query(
    `insert into listing (kind, ref, owner_id, title, island, search_text) values ('business', 'b1', $1, 'Shop', 'saipan', '')`,
    [ana.id],
  )
  expect(await give('user', 'admin')).toBe(false) // another person was quicker
  expect(await give('moderator', 'user')).toBe(true)
  expect(await state(ana.id)).toMatchObject({ role: 'business' })
  expect(await audited(ana.id)).toEqual([
    { action: 'role', actor_id: admin.id, changes: { role: ['user', 'moderator'] } },
    { action: 'role', actor_id: admin.id, changes: { role: ['moderator', 'business'] } },
  ])
  expect(await mails(ana.id)).toMatchObject([
    { event: 'role-changed', values: { role: 'moderator' } },
    { event: 'role-changed', values: { role: 'user' } },
  ])
})

test("an unconfirmed, suspended or demo account can't become staff", async () => {
  const admin = await person('Ada Admin', { role: 'admin' })
  const refused = [{ email_verified: false }, { suspended_at: new Date() }, { demo_until: new Date(2100, 0) }]
  for (const columns of refused) {
    const { id } = await person('No Staff', columns)
    const ids = { adminId: admin.id, userId: id }
    expect(await db.transaction((tx) => changeRole(tx, { ...ids, was: 'user', role: 'moderator' }))).toBe(
      false,
    )
    expect(await state(id)).toMatchObject({ role: 'user' })
  }
})

test("if two admins remove each other's role at once, one stays; no one changes their own role", async () => {
  await query(`update users set role = 'user'`)
  const [one, two] = [await person('One', { role: 'admin' }), await person('Two', { role: 'admin' })]
  const demote = (adminId: string, userId: string) =>
    db.transaction((tx) => changeRole(tx, { adminId, userId, was: 'admin', role: 'user' }))
  const done = await Promise.all([demote(one.id, two.id), demote(two.id, one.id)])
  expect(done.toSorted()).toEqual([false, true])
  expect(await query(`select from users where role = 'admin'`)).toHaveLength(1)
  const [last] = await query(`select id from users where role = 'admin'`)
  expect(await demote(last.id, last.id)).toBe(false)
  const viewer = last.id === one.id ? one : two
  const forms: Record<string, string>[] = [
    { change: 'suspend', reason: 'Me' },
    { change: 'role', role: 'user', was: 'admin' },
  ]
  for (const form of forms)
    expect(await outcomeOf(() => action(at(last.id, viewer, form)))).toEqual([403, undefined])
})

test('a suspended user is signed out, hidden and notified; when let in again, what was hidden is visible again', async () => {
  const admin = await person('Ada Admin', { role: 'admin' })
  const ana = await person('Ana Reyes')
  const visibleListing = await newListing(ana.id, 'shown')
  const hidden = await newListing(ana.id, 'hidden')
  await query('update listing set hidden_at = now() where id = $1', [hidden])
  const live = async () =>
    (await query('select id::int from listing where owner_id = $1 and live', [ana.id])).map(({ id }) => id)
  const ids = { adminId: admin.id, userId: ana.id }
  const doSuspend = () => db.transaction((tx) => suspend(tx, { ...ids, reason: 'Asks for money first.' }))
  expect(await doSuspend()).toBe(true)
  expect(await doSuspend()).toBe(false)
  expect(await query('select from session where user_id = $1', [ana.id])).toEqual([])
  expect(await live()).toEqual([])
  // What is not about the account itself is not written to them.
  await db.transaction((tx) =>
    notify(tx, ana.id, { event: 'listing-current', values: { title: 'x' }, href: '/', key: 'x' }),
  )
  const doRestore = () => db.transaction((tx) => restore(tx, { ...ids, reason: 'They paid it back.' }))
  expect(await doRestore()).toBe(true)
  expect(await doRestore()).toBe(false)
  expect(await live()).toEqual([visibleListing])
  expect(await state(ana.id)).toMatchObject({ suspended: false })
  expect(await mails(ana.id)).toMatchObject([
    { event: 'account-suspended', values: { reason: 'Asks for money first.' } },
    { event: 'account-restored' },
  ])
  expect((await audited(ana.id)).map(({ action, changes }) => [action, changes.reason])).toEqual([
    ['suspension', [null, 'Asks for money first.']],
    ['suspension', ['Asks for money first.', 'They paid it back.']],
  ])
})

test('without a reason, or with one that is too long, no one is suspended; an admin without password has signed in just now', async () => {
  const admin = await person('Ada Admin', { role: 'admin' })
  const ana = await person('Ana Reyes')
  const send = (form: Record<string, string>) => outcomeOf(() => action(at(ana.id, admin, form)))
  expect(await send({ change: 'suspend', reason: ' ' })).toEqual([422, 'missing'])
  expect(await send({ change: 'restore' })).toEqual([422, 'missing'])
  expect(await send({ change: 'suspend', reason: 'x'.repeat(2_001) })).toEqual([422, 'tooLong'])
  await query(`update session set created_at = now() - interval '16 minutes' where user_id = $1`, [admin.id])
  expect(await send({ change: 'suspend', reason: 'x' })).toEqual([401, 'signed_out'])
  expect(await send({ change: 'role', role: 'moderator', was: 'user' })).toEqual([401, 'signed_out'])
  expect(await send({ change: 'nothing' })).toEqual([400, undefined])
  expect(await state(ana.id)).toEqual({ role: 'user', suspended: false })
})

test('an admin ends one session of a user or all of them, and none of another user', async () => {
  const admin = await person('Ada Admin', { role: 'admin' })
  const ana = await person('Ana Reyes')
  const send = (end: string) => outcomeOf(() => action(at(ana.id, admin, { end })))
  const sessions = () => query('select id from session where user_id = $1', [ana.id])
  await query(
    `insert into session (user_id, token, expires_at) select $1, gen_random_uuid(), now() + interval '1 day' from generate_series(1, 2)`,
    [ana.id],
  )
  expect(await send(admin.sessionId)).toEqual([404, undefined])
  expect(await send('x')).toEqual([404, undefined])
  expect(await send(ana.sessionId)).toEqual([200, undefined])
  // When two admins end it, the second is told on the same page that it has ended.
  expect(await action(at(ana.id, admin, { end: ana.sessionId }))).toMatchObject({ init: { status: 404 } })
  expect(await sessions()).toHaveLength(2)
  expect(await send('all')).toEqual([200, undefined])
  expect(await sessions()).toEqual([])
  expect((await audited(ana.id)).map(({ changes }) => changes.session[0])).toEqual([ana.sessionId, 'all'])
})
