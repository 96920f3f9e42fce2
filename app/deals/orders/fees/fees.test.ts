import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { jobTools } from '../../../../tests/job-tools.ts'
import { newClassified, newOrder, now, setFee, setTaxes } from '../../../../tests/orders.ts'
import { rowsRead } from '../../../../tests/rows-read.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { findDifferences } from '../../../people/ledger/find-differences.server.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { move } from '../moves/move.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { findInvoices, invoiceFees, recordFeePaid, tellOfInvoices } from './invoices.server.ts'
import { postFee } from './post-fee.server.ts'

const { db, pool } = await testDatabase()

/** The month after the postings of this test, which have the time of the database. */
const nextMonth = (count = 1) => {
  const at = new Date(localDate(new Date()))
  at.setUTCMonth(at.getUTCMonth() + count, 3)
  return at
}

test('a seller owes the fee of the day of the order, without taxes, less what they give back', async () => {
  await setFee(db, 250)
  await setTaxes(db, [
    { name: 'Tax', basisPoints: 1_000, islands: ['saipan'], kinds: ['goods'], from: '2026-01-01' },
  ])
  const sold = await newClassified(db, { cents: 10_000 })
  const { sellerId } = sold
  const { number } = await newOrder(db, sold, { shownCents: 11_000 })
  await setTaxes(db, [])
  await setFee(db, 0)
  await invoiceFees(db, nextMonth())
  expect(await findInvoices(db, sellerId)).toEqual([])
  const actor = { side: 'seller', id: sellerId } as const
  await move(db, number, { name: 'hand-over-paid', actor, now })
  expect(await balanceOf(db, { kind: 'seller', party: sellerId })).toBe(9_750)
  await giveRefund(db, { number, sellerId, cents: 4_400, reason: '', now })
  await invoiceFees(db, nextMonth())
  await invoiceFees(db, nextMonth())
  expect(await findInvoices(db, sellerId)).toMatchObject([{ cents: 150, paidAt: null, seller: 'Ana Cruz' }])
  const { rows: asked } = await db.execute<{ payload: object }>(sql`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id where identifier = ${tellOfInvoices.name}`)
  expect(asked).toHaveLength(1)
  // One who has left.
  await db.execute(sql`
    insert into fee_invoice (seller_id, seller_name, month, cents)
    select gen_random_uuid(), '', month, 900 from fee_invoice where seller_id = ${sellerId}`)
  for (let time = 0; time < 2; time++) await tellOfInvoices.run(asked[0]!.payload, jobTools(db))
  const { rows: told } = await db.execute(sql`
    select values from notification where event = 'fee-invoice' and user_id = ${sellerId}`)
  expect(told).toEqual([{ values: { cents: 150 } }])

  const [invoice] = await findInvoices(db, sellerId)
  const pay = () => db.transaction((tx) => recordFeePaid(tx, invoice!.id, now))
  expect(await Promise.all([pay(), pay()]).then((all) => all.filter(Boolean))).toEqual([{ cents: 150 }])
  // What goes back after the invoice is taken off the next one.
  await giveRefund(db, { number, sellerId, cents: 6_600, reason: '', now })
  await setFee(db, 500)
  const next = await newOrder(db, await newClassified(db, { sellerId, cents: 10_000 }))
  await setFee(db, 0)
  await move(db, next.number, { name: 'hand-over-paid', actor, now })
  await invoiceFees(db, nextMonth(2))
  expect((await findInvoices(db, sellerId)).map(({ cents }) => cents)).toEqual([350, 150])
  const { rows } = await db.execute(sql`
    select kind, sum(cents)::int as cents from ledger_account join ledger_entry on account_id = ledger_account.id
    where kind in ('fees', 'site') group by kind order by kind`)
  // 250 less 250 and 500 were charged in all; 150 of that has been paid.
  expect(rows).toEqual([
    { kind: 'fees', cents: 350 },
    { kind: 'site', cents: 150 },
  ])
  expect(await findDifferences(db)).toEqual([])
  expect(await findDiffering(db)).toEqual([])
  await expect(db.execute(sql`update fee_invoice set cents = 1`)).rejects.toThrow()
})

test('a demo owes nothing', async () => {
  await setFee(db, 250)
  const sold = await newClassified(db)
  const { number } = await newOrder(
    db,
    sold,
    { way: 'demo' },
    { now, demo: true, samples: false, payPal: null },
  )
  await setFee(db, 0)
  const { rows } = await db.execute(sql`select fee_cents from orders where number = ${number}`)
  expect(rows).toEqual([{ fee_cents: 0 }])
})

test('the list of all invoices reads no more than it shows', async () => {
  await db.execute(sql`
    insert into fee_invoice (seller_id, seller_name, month, cents, paid_at)
    select gen_random_uuid(), 'Ana Cruz', '2020-01-01', 100, now() from generate_series(1, 20000)`)
  await db.execute(sql`
    insert into fee_invoice (seller_id, seller_name, month, cents) values (gen_random_uuid(), 'Ben Sablan', '2040-01-01', 900)`)
  await db.execute(sql`analyze fee_invoice`)
  const read = await rowsRead(pool, async (asked) => {
    const [first] = await findInvoices(asked)
    expect(first).toMatchObject({ seller: 'Ben Sablan', paidAt: null })
  })
  expect(read.fee_invoice).toBeLessThanOrEqual(200)
})

test('once a month is invoiced, nothing is added up before the next one', async () => {
  await db.execute(sql`
    insert into fee_invoice (seller_id, seller_name, month, cents) values (gen_random_uuid(), '', '2041-01-01', 900)`)
  const sellerId = await newAccount(db)
  await db.transaction((tx) => postFee(tx, sellerId, { subject: 'order LATE', cents: 100 }))
  await invoiceFees(db, new Date('2041-02-03T12:00+10:00'))
  expect(await findInvoices(db, sellerId)).toEqual([])
  await invoiceFees(db, new Date('2041-03-03T12:00+10:00'))
  expect(await findInvoices(db, sellerId)).toMatchObject([{ month: '2041-02', cents: 100 }])
})
