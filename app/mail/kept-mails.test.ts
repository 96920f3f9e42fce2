import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../../tests/accounts.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { findKeptMail, findKeptMails } from './outbox.server.ts'

const { db, pool } = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const site = { query, origin: 'http://localhost:3000' }

const page = { database: db, auth: { adminEmail: 'to-be@example.com' } }
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

test('an admin reads what is kept for people and for themselves, and nothing to other staff', async () => {
  const { mails, next } = await findKeptMails(page, admin)
  const subjects = mails.map(({ subject }) => subject)
  expect(next).toBe(false)
  expect(subjects.toSorted()).toEqual(['to Maria', 'to their own'])
  expect(await findKeptMail(page, admin, toMaria)).toMatchObject({ address: maria.email })
  expect(await findKeptMail(page, admin, toOther)).toBeNull()
})

test('of many kept mails each is on one page, also of those that were written at once', async () => {
  await query(
    `insert into mail (key, address, language, subject, body, state, created_at)
     select 'many ' || n, 'many@example.com', 'en', 'One of many ' || n, '<p>Hello</p>', 'kept',
       now() + (n / 60) * interval '1 minute'
     from generate_series(1, 110) n`,
  )
  const read: string[] = []
  const sizes: number[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const { mails, next } = await findKeptMails(page, admin, after)
    sizes.push(mails.length)
    read.push(...mails.map(({ id }) => id))
    after = next ? mails.at(-1)!.id : undefined
  }
  expect(sizes).toEqual([50, 50, 12])
  expect(new Set(read).size).toBe(112)
  expect((await findKeptMails(page, admin, 'nonsense')).mails[0]!.id).toBe(read[0])
})
