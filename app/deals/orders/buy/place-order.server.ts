import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { ownKey } from '../../../ground/forms/own-key.server.ts'
import { isPaidFirst, type Way } from '../../payments/ways.ts'
import { type Delivery, deliveryCents } from '../deliveries.ts'
import { deadlineOf, type State } from '../moves/states.ts'
import { answerSoon } from '../samples/answer-for-samples.server.ts'
import { takeOut } from '../cart/cart.server.ts'
import { orders } from '../tables.server.ts'
import { findGoodsTaxes } from '../price/goods-taxes.server.ts'
import { priceOf } from '../price/price-of.ts'
import { writeOrder } from './write-order.server.ts'
import {
  findOffers,
  type Offer,
  piecesAtFirst,
  type ShopContext,
  withIds,
  withKey,
} from './find-offer.server.ts'
import { type LimitProblem, limitOf } from './limits.server.ts'

export type OrderItem = { readonly id: number; readonly quantity: number }

export type NewOrder = {
  readonly key: RecordKey
  readonly buyer: { readonly id: string; readonly fullName: string }
  /** Made where the form is. */
  readonly formKey: string
  readonly quantity: number
  /** What else of the buyer's cart is ordered from the same seller. */
  readonly more?: readonly OrderItem[]
  /** Of all, as the buyer saw it. */
  readonly shownCents: number
  readonly way: Way
  readonly delivery: Delivery
  readonly place: string
  readonly phone: string
}

/** `closed`: it is not sold here now. `taken`: none of it is left. `few`: there is less of it. */
export type OrderProblem = 'closed' | 'taken' | 'few' | 'price' | 'way' | 'too-much' | LimitProblem

export type OrderOutcome =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly problem: OrderProblem }

/** In cents: what an order can cost. */
const largest = 10_000_000

/** Undoes the transaction. */
class Refusal extends Error {
  readonly problem: OrderProblem
  constructor(problem: OrderProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Places an order and holds its pieces: all of it, or nothing. Sent again by its buyer with the same key it is the same
 * order.
 */
export async function placeOrder(
  database: Database,
  sent: NewOrder,
  site: ShopContext,
): Promise<OrderOutcome> {
  const asked = { ...sent, formKey: ownKey(sent.formKey, sent.buyer.id) }
  const known = await findSent(database, asked)
  if (known) return known
  try {
    return await database.transaction((tx) => make(tx, asked, site))
  } catch (error) {
    // The other of two presses was faster, and may have taken the last piece.
    const faster = await findSent(database, asked)
    if (faster) return faster
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}

async function findSent(database: Database, { formKey }: NewOrder): Promise<OrderOutcome | null> {
  const [sent] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.formKey, formKey))
  return sent ? { ok: true, number: sent.number } : null
}

async function make(tx: Database, asked: NewOrder, site: ShopContext): Promise<OrderOutcome> {
  const { buyer, way, delivery } = asked
  const { offer, parts } = await lockParts(tx, asked, site)
  const limit = await limitOf(tx, buyer.id, {
    sellerId: offer.sellerId,
    listingIds: parts.map((part) => part.offer.id),
    demo: site.demo,
  })
  if (limit) throw new Refusal(limit)
  const broughtCents = deliveryCents(delivery, offer.terms)
  if (!offer.terms.ways.includes(way) || broughtCents === null) throw new Refusal('way')
  const price = priceOf(parts.map(pricedOf), {
    taxes: await findGoodsTaxes(tx, site.now),
    deliveryCents: broughtCents,
  })
  if (price.totalCents > largest) throw new Refusal('too-much')
  const short = parts.filter((part) => part.offer.left < part.quantity)
  if (short.length > 0) throw new Refusal(short.some((part) => part.offer.left <= 0) ? 'taken' : 'few')
  if (price.totalCents !== asked.shownCents) throw new Refusal('price')
  const scope = offer.isSample ? buyer.id : ''
  const state: State = isPaidFirst(way) ? 'awaiting-payment' : 'open'
  const order = await writeOrder(tx, {
    sellerId: offer.sellerId,
    buyerId: buyer.id,
    sellerName: offer.sellerName,
    buyerName: buyer.fullName,
    phone: asked.phone,
    way,
    delivery,
    place: asked.place,
    state,
    deadline: deadlineOf(state, site.now),
    scope,
    formKey: asked.formKey,
    now: site.now,
    lines: parts.map((part) => ({
      listingId: part.offer.id,
      listingKind: part.offer.kind,
      listingRef: part.offer.ref,
      title: part.offer.ownTitle,
      quantity: part.quantity,
      unitCents: part.offer.cents,
    })),
    charges: price.charges,
  })
  for (const part of parts)
    if (!(await hold(tx, part.offer, { orderId: order.id, scope, quantity: part.quantity })))
      throw new Refusal('taken')
  await takeOut(
    tx,
    buyer.id,
    parts.map((part) => part.offer.id),
  )
  if (offer.isSample && state === 'open') await answerSoon(tx, order.number, site.now)
  return { ok: true, number: order.number }
}

type Part = { readonly offer: Offer; readonly quantity: number }

const pricedOf = ({ offer: { cents, island }, quantity }: Part) => ({ unitCents: cents, quantity, island })

/** What is ordered, locked in the order of ids, in which its stock is locked, too: two orders never wait for each other. */
async function lockParts(
  tx: Database,
  { key, buyer, quantity, more = [] }: NewOrder,
  site: ShopContext,
): Promise<{ offer: Offer; parts: Part[] }> {
  const offers = await findOffers(
    tx,
    { which: sql`${withKey(key)} or ${withIds(more.map(({ id }) => id))}`, buyerId: buyer.id },
    { ...site, language: 'en' },
    sql`for share of listing`,
  )
  const offer = offers.find(({ kind, ref }) => kind === key.kind && ref === key.ref)
  if (!offer || offer.terms.ways.length === 0) throw new Refusal('closed')
  const pieces = new Map([...more.map((one) => [one.id, one.quantity] as const), [offer.id, quantity]])
  if (offers.length < pieces.size || offers.some(({ sellerId }) => sellerId !== offer.sellerId))
    throw new Refusal('closed')
  return { offer, parts: offers.map((one) => ({ offer: one, quantity: pieces.get(one.id)! })) }
}

type Hold = { readonly orderId: number; readonly scope: string; readonly quantity: number }

/** Takes pieces, if so many are left; a constraint of the database stands behind it. */
async function hold(
  tx: Database,
  { id, sold, isSample }: Offer,
  { orderId, scope, quantity }: Hold,
): Promise<boolean> {
  const pieces = piecesAtFirst(sold, isSample)
  if (pieces > 0)
    await tx.execute(sql`
      insert into stock (listing_id, scope, quantity) values (${id}, ${scope}, ${pieces}) on conflict do nothing`)
  const { rows } = await tx.execute<{ left: number }>(sql`
    select quantity - held as left from stock where listing_id = ${id} and scope = ${scope} for update`)
  const [stock] = rows
  if (!stock || stock.left < quantity) return false
  await tx.execute(sql`
    insert into stock_hold (order_id, listing_id, scope, quantity) values (${orderId}, ${id}, ${scope}, ${quantity})`)
  return true
}
