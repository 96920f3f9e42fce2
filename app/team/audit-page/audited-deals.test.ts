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

const subjectsOf = async (subject: string) => {
  const viewer = viewerWith(adminId, { role: 'admin' })
  const { lines } = await loadAudit(loaderArguments(database, auditAddress({ subject }), { viewer }))
  return lines.map((line) => line.subject)
}

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
  for (const text of [number, number.toLowerCase(), href, `https://proa.example${href}`])
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
  for (const text of [disputed, disputed.toLowerCase(), href, `https://proa.example${href}`])
    expect(await subjectsOf(text), text).toMatchObject([{ title: disputed, href }])
  expect(await subjectsOf(held)).toMatchObject([{ title: held, href: '/admin/money' }])
})
