import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { noteArrival } from '../suppression.server.ts'
import { takeReport } from './take-report.server.ts'

const { db, pool } = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const address = 'jose@example.com'

/** @returns its id */
async function mailIn(state: 'queued' | 'sent') {
  const [{ id }] = await query(
    `insert into mail (key, address, language, subject, body, state) values ($1, $2, 'en', 'Hello', 'Hello', $3) returning id`,
    [randomUUID(), address, state],
  )
  return id as string
}
const report = (id: string, returned: 'bounced' | 'complaint' = 'bounced') =>
  takeReport(db, { id, returned, words: '550 5.1.1 No such person', isGone: returned === 'bounced' })
const listed = () => query('select address, reason from suppressed_address')

beforeEach(() => query('delete from suppressed_address'))

test('a report that comes while its mail is still being noted as sent counts', async () => {
  const id = await mailIn('queued')
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update mail set state = 'sent', body = null where id = $1`, [id])
  const taken = report(id)
  await expect
    .poll(() =>
      query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1)
  await client.query('commit')
  client.release()
  expect(await taken).toBe(true)
  expect(await listed()).toEqual([{ address, reason: 'bounced' }])
})

test('a mail from before its address was confirmed bounces without effect on the address', async () => {
  const ids = [await mailIn('sent'), await mailIn('sent'), await mailIn('sent')] as const
  await report(ids[0])
  await noteArrival(db, 'Jose@Example.com')
  const later = await mailIn('sent')
  expect(await report(ids[1])).toBe(true)
  expect(await listed()).toEqual([])
  await report(ids[2], 'complaint')
  expect(await listed()).toEqual([{ address, reason: 'complaint' }])
  await report(later)
  expect(await listed()).toEqual([{ address, reason: 'bounced' }])
})
