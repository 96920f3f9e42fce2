import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { resetMail } from '../../people/accounts/mails.tsx'
import { findAddresses } from '../health/addresses/find-addresses.server.ts'
import { findUndelivered } from '../health/mails/find-mails.server.ts'
import { loader } from './mail-page.tsx'
import { findKeptMail, findKeptMails } from './outbox.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const site = { query, origin: 'http://localhost:3000' }

const context = { database: db, auth: { adminEmail: 'to-be@example.com' } }
const admin = await signedIn(site, { email: 'admin@example.com', role: 'admin' })
const other = await signedIn(site, { email: 'other@example.com', role: 'admin' })
const maria = await signedIn(site, { email: 'maria@example.com' })

async function mail(subject: string, address: string, userId: string | null = null, state = 'kept') {
  const [{ id }] = await query(
    `insert into mail (key, user_id, address, language, subject, body, state)
     values ($1, $2, $3, 'en', $4, '<p>Hello</p>', $5) returning id`,
    [randomUUID(), userId, address, subject, state],
  )
  return id as string
}
const toMaria = await mail('to Maria', maria.email, maria.id)
const toOther = await mail('to other staff', 'OTHER@example.com')
await mail('to their own', admin.email, admin.id)
await mail('to a new address of other staff', 'new@example.com', other.id)
await mail('to who is to become admin', 'To-be@example.com')
await mail('on its way', maria.email, maria.id, 'queued')

test('an admin can read mails to users and to themselves, but not to other staff', async () => {
  const { mails, next } = await findKeptMails(context, admin)
  const subjects = mails.map(({ subject }) => subject)
  expect(next).toBe(false)
  expect(subjects.toSorted()).toEqual(['to Maria', 'to their own'])
  expect(await findKeptMail(context, admin, toMaria)).toMatchObject({ address: maria.email })
  expect(await findKeptMail(context, admin, toOther)).toBeNull()
})

test('each stored mail is on exactly one page, even if several were written at once', async () => {
  await query(
    `insert into mail (key, address, language, subject, body, state, created_at)
     select 'many ' || n, 'many@example.com', 'en', 'One of many ' || n, '<p>Hello</p>', 'kept',
       now() + (n / 60) * interval '1 minute'
     from generate_series(1, 110) n`,
  )
  const read: string[] = []
  const sizes: number[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const { mails, next } = await findKeptMails(context, admin, after)
    sizes.push(mails.length)
    read.push(...mails.map(({ id }) => id))
    after = next ? mails.at(-1)!.id : undefined
  }
  expect(sizes).toEqual([50, 50, 12])
  expect(new Set(read).size).toBe(112)
  for (const after of ['nonsense', randomUUID()])
    expect((await findKeptMails(context, admin, after)).mails[0]!.id).toBe(read[0])
})

const opened = async (id: string, demo: boolean) => {
  const viewer = viewerWith(admin.id, { role: 'admin', email: 'Admin@example.com' })
  const args = loaderArguments(database, `/admin/mails/${id}`, { viewer, demo })
  return (await loader({ ...args, params: { id }, pattern: '' as never })).text
}
const keptReset = async (to: string, userId: string) => {
  const mail = resetMail('http://localhost:3000/reset-password?token=secret')
  await sendMail(db, { to, userId, language: 'en', mail, key: `reset-password ${to}` })
  const [{ id }] = await query(`update mail set state = 'kept' where address = $1 and secret returning id`, [
    to,
  ])
  return id as string
}

test('a link that lets a user in is shown to no admin but its reader, unless the site is but tried out', async () => {
  const id = await keptReset(maria.email, maria.id)
  expect(await opened(id, true)).toContain('token=secret')
  expect(await opened(id, false)).toBeNull()
  expect(await opened(await keptReset(admin.email, admin.id), false)).toContain('token=secret')
  expect(await opened(toMaria, false)).toContain('Hello')
})

test('opening a stored mail is logged with its recipient', async () => {
  const toGuest = await mail('to a guest', 'guest@example.com')
  const [{ id: before }] = await query('select coalesce(max(id), 0) as id from audit')
  for (const id of [toMaria, toGuest]) await opened(id, false)
  await expect(opened(toOther, false)).rejects.toMatchObject({ init: { status: 404 } })
  expect(
    await query(
      'select actor_id, action, subject_kind, subject_id, changes from audit where id > $1 order by id',
      [before],
    ),
  ).toEqual(
    [
      { subject_id: toMaria, changes: { to: [null, maria.id] } },
      { subject_id: toGuest, changes: {} },
    ].map((line) => ({ actor_id: admin.id, action: 'mail', subject_kind: 'mail', ...line })),
  )
})

test('behind one that was deleted, the undelivered mails and the addresses that get none begin again', async () => {
  const id = await mail('given up', 'gone@example.com', null, 'failed')
  await query(`insert into suppressed_address (address, reason) values ('gone@example.com', 'bounced')`)
  expect((await findUndelivered(db, 'refused', id)).mails).toEqual([])
  expect((await findUndelivered(db, 'refused', randomUUID())).mails).toMatchObject([{ id }])
  const { addresses } = await findAddresses(db, { q: '', after: randomUUID() })
  expect(addresses).toMatchObject([{ address: 'gone@example.com' }])
  expect((await findAddresses(db, { q: '', after: addresses[0]!.id })).addresses).toEqual([])
})
