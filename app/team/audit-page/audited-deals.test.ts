import { expect, test } from 'vitest'
import { addDispute, addHandedOver } from '../../../tests/disputes.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import '../../registry/audited.server.ts'
import { auditAddress } from '../../ground/audit/audit-query.ts'
import { record } from '../../ground/audit/record.server.ts'
import { bookingsAudited } from '../bookings-desk/audited.server.ts'
import { moneyAudited } from '../money-desk/audited.server.ts'
import { loadAudit } from './load-audit.server.ts'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const adminId = await somebody(db, 'Ada Admin')
const [sellerId, buyerId] = [await somebody(db), await somebody(db, 'Ben Cruz')]

const linesOf = async (subject: string, language: 'en' | 'ko' = 'en') => {
  const viewer = viewerWith(adminId, { role: 'admin' })
  return (await loadAudit(loaderArguments(database, auditAddress({ subject }), { viewer, language }))).lines
}
const subjectsOf = async (text: string) => (await linesOf(text)).map(({ subject }) => subject)

test('decisions about a booking are found by its number and by the address of its page', async () => {
  const number = 'BKXX234567'
  await query(
    `insert into booking (number, guest_id, listing_kind, listing_ref, listing_title, kind, name, persons, rule, form_key,
       state, starts_at, ends_at)
     values ($1, $2, 'hotel', 'x', 'Lagoon House', 'stay', 'Ben Cruz', 1, 'moderate', gen_random_uuid(), 'confirmed',
       now(), now() + interval '1 day')`,
    [number, buyerId],
  )
  await record(db, bookingsAudited, {
    actorId: adminId,
    action: 'booking',
    subject: { kind: 'booking', id: number },
    changes: { reason: [null, 'The hotel has closed.'] },
  })
  const href = `/admin/bookings/${number}`
  const addresses = [
    href,
    `https://proa.example${href}`,
    `${href}/`,
    `/bookings/${number}/change?from=2026-12-01`,
  ]
  for (const text of [number, number.toLowerCase(), ...addresses])
    expect(await subjectsOf(text), text).toMatchObject([{ title: `${number} · Lagoon House`, href }])
  expect(await subjectsOf('BKXX234568')).toEqual([])
})

test('decisions about an order are found by its number and by the address of its dispute, and lead there', async () => {
  const [disputed, held] = ['DSPT234567', 'HELD234567'] as const
  for (const number of [disputed, held]) {
    await addHandedOver({ query }, { number, sellerId, buyerId })
    await record(db, moneyAudited, {
      actorId: adminId,
      action: 'dispute',
      subject: { kind: 'order', id: number },
      changes: { reason: [null, 'Both have said enough.'] },
    })
  }
  await addDispute({ query }, { number: disputed, buyerId })
  const href = `/admin/money/disputes/${disputed}`
  const addresses = [href, `https://proa.example${href}`, `${href}/?from=list`, `/orders/${disputed}/dispute`]
  for (const text of [disputed, disputed.toLowerCase(), ...addresses])
    expect(await subjectsOf(text), text).toMatchObject([{ title: disputed, href }])
  expect(await subjectsOf(held)).toMatchObject([{ title: held, href: '/admin/money' }])
})

test('of a storm the audit says the island and its days in the language of who reads it', async () => {
  await record(db, bookingsAudited, {
    actorId: adminId,
    action: 'storm',
    subject: { kind: 'island', id: 'saipan' },
    changes: { from: [null, '2026-11-20'], until: [null, '2026-11-22'] },
  })
  const inLanguage = async (language: 'en' | 'ko') => {
    const [line] = await linesOf('island/saipan', language)
    return [line!.subject.title, ...line!.changes.flatMap(({ after }) => after!.map(({ text }) => text))]
  }
  expect(await inLanguage('en')).toEqual(['Saipan', 'Nov 20, 2026', 'Nov 22, 2026'])
  expect(await inLanguage('ko')).toEqual(['사이판', '2026. 11. 20.', '2026. 11. 22.'])
})
