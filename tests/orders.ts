import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type NewOrder, type OrderProblem, placeOrder } from '../app/deals/orders/buy/place-order.server.ts'
import type { ShopContext } from '../app/deals/orders/buy/find-offer.server.ts'
import { taxSettingName } from '../app/deals/bookings/prices/taxes.server.ts'
import { feeSettingName } from '../app/people/fees/platform-fee.server.ts'
import { saveTerms } from '../app/deals/payments/seller-terms.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { newAccount } from './bookings.ts'

/** Noon of a Tuesday on the islands. */
export const now = new Date('2026-12-01T12:00+10:00')
export const site = { now, demo: false, samples: false, payPal: null }

/** A classified of a new seller, who is paid at the handover and delivers. */
export async function newClassified(db: Database, { cents = 45_000, sellerId = '' } = {}) {
  const seller = sellerId || (await newAccount(db))
  await saveTerms(db, seller, { onSite: true, delivers: true })
  const ref = randomUUID()
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into listing (kind, ref, title, island, owner_id, price_cents, price_period)
    values ('buy-and-sell', ${ref}, 'Rattan set', 'saipan', ${seller}, ${cents}, 'once') returning id`)
  return { sellerId: seller, id: Number(rows[0]!.id), key: { kind: 'buy-and-sell', ref }, cents }
}
/** What admins have set before. */
const set = (db: Database, name: string, value: object) =>
  db.execute(sql`
    insert into site_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`)
export const setTaxes = (db: Database, taxes: readonly object[]) => set(db, taxSettingName, taxes)
export const setFee = (db: Database, basisPoints: number) => set(db, feeSettingName, { basisPoints })

export type NewClassified = Awaited<ReturnType<typeof newClassified>>

export const orderOf = (
  { key, cents }: Pick<NewClassified, 'key' | 'cents'>,
  buyerId: string,
  more: Partial<NewOrder> = {},
): NewOrder => ({
  key,
  buyer: { id: buyerId, fullName: 'Ben Cruz' },
  formKey: randomUUID(),
  quantity: 1,
  shownCents: cents * (more.quantity ?? 1),
  way: 'on-site',
  delivery: 'pick-up',
  place: '',
  phone: '+16702345678',
  ...more,
})

/** Places an order of a new account, which has to be taken. */
export async function newOrder(
  db: Database,
  classified: NewClassified,
  more: Partial<NewOrder> = {},
  at: ShopContext = site,
) {
  const buyerId = await newAccount(db)
  const done = await placeOrder(db, orderOf(classified, buyerId, more), at)
  if (!done.ok) throw new Error(`It was not taken: ${done.problem}`)
  return { number: done.number, buyerId }
}

export async function problemOf(
  db: Database,
  order: NewOrder,
  at: ShopContext = site,
): Promise<OrderProblem | null> {
  const done = await placeOrder(db, order, at)
  return done.ok ? null : done.problem
}
