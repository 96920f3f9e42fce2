import { sql } from 'drizzle-orm'
import type { Database } from '../../../app/ground/db/client.server.ts'
import type { payPalServer } from '../../paypal-server.ts'

/** Of a listing, to begin with. */
export const pieces = 4

export const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** What must not be, by its name; all are empty. */
export async function findWrong(
  db: Database,
  fake: Awaited<ReturnType<typeof payPalServer>>,
  { sellerId, listingId }: { sellerId: string; listingId: number },
) {
  const capturesOf = (number: string) => fake.captures.filter(({ order }) => order === number).length
  const { rows } = await db.execute<OrderRow>(sql`
    select number, orders.state, way, paid_cents as paid, refunded_cents as refunded, payments, captured,
      promised, handed_at is not null as handed, pieces, held, receipts, last
    from orders
      cross join lateral (
        select coalesce(array_agg(state), '{}') as payments, max(reference) filter (where state = 'captured') as captured
        from payment where order_id = orders.id)
      cross join lateral (
        select count(*)::int as promised from refund where order_id = orders.id and state = 'promised' and refused_at is null)
      cross join lateral (select sum(quantity)::int as pieces from order_line where order_id = orders.id)
      cross join lateral (select coalesce(sum(quantity), 0)::int as held from stock_hold where order_id = orders.id)
      cross join lateral (
        select count(*)::int as receipts, coalesce(max(number), 0) as last from receipt where seller_id = ${sellerId})
    where seller_id = ${sellerId}`)
  const { rows: stocks } = await db.execute<{ quantity: number; held: number }>(sql`
    select quantity, held from stock where listing_id = ${listingId}`)
  const stock = stocks[0]!
  const atPayPal = rows.filter(({ way }) => way === 'paypal')
  const isOver = ({ state }: OrderRow) => state === 'cancelled' || state === 'refunded'
  return {
    'captured twice': rows.filter(({ number }) => capturesOf(number) > 1),
    'paid without a capture': atPayPal.filter(({ number, paid }) => paid > 0 && capturesOf(number) !== 1),
    'captured and forgotten': atPayPal.filter(
      ({ number, payments }) =>
        capturesOf(number) > 0 && !payments.some((state) => state === 'captured' || state === 'held'),
    ),
    'given back otherwise than at PayPal': atPayPal.filter(
      ({ captured, refunded }) => captured !== null && refunded !== sum(fake.given(captured)),
    ),
    'under way for ever': rows.filter(
      ({ payments }) => payments.includes('capturing') || payments.includes('created'),
    ),
    'promised and not asked for': atPayPal.filter(({ promised }) => promised > 0),
    'held by what is over': rows.filter((order) => (isOver(order) || order.handed) && order.held > 0),
    'pieces that are nowhere': [
      stock.quantity + sum(rows.filter(({ handed }) => handed).map((one) => one.pieces)),
    ].filter((all) => all !== pieces),
    'pieces below zero': [stock.held, stock.quantity - stock.held].filter((left) => left < 0),
    'receipts with a gap': rows.filter(({ receipts, last }) => receipts !== last),
  }
}
type OrderRow = Record<'paid' | 'refunded' | 'promised' | 'pieces' | 'held' | 'receipts' | 'last', number> & {
  number: string
  state: string
  way: string
  payments: string[]
  captured: string | null
  handed: boolean
}
