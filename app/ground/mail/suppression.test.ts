import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { suppress } from './suppression.server.ts'
import type { SuppressionReason } from './tables.server.ts'

const { db, pool } = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const { id: userId } = await signedIn({ query, origin: 'https://proa.example' })
const address = 'jose@example.com'
const put = (reason: SuppressionReason, { words = '', by = userId as string | null } = {}) =>
  suppress(db, { address, userId: by, reason, words })
const listed = () => query('select reason, words, user_id as "userId" from suppressed_address')

beforeEach(() => query('delete from suppressed_address'))

test.each([
  ['staff', 'bounced', 'staff'],
  ['staff', 'complaint', 'staff'],
  ['bounced', 'complaint', 'bounced'],
  ['complaint', 'bounced', 'bounced'],
] as const)('an address on the list as %s of which comes %s is there as %s', async (first, next, reason) => {
  await put(first)
  await put(next)
  expect(await listed()).toMatchObject([{ reason }])
})

test('who has the address stays known, also after a mail to it as a guest’s', async () => {
  await put('bounced', { words: 'No such person' })
  await put('bounced', { words: 'Still no such person', by: null })
  expect(await listed()).toEqual([{ reason: 'bounced', words: 'Still no such person', userId }])
})
