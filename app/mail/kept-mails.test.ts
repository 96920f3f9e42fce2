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
  const subjects = (await findKeptMails(page, admin)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['to Maria', 'to their own'])
  expect(await findKeptMail(page, admin, toMaria)).toMatchObject({ address: maria.email })
  expect(await findKeptMail(page, admin, toOther)).toBeNull()
})
