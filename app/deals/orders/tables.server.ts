import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Way } from '../payments/ways.ts'
import type { Delivery } from './deliveries.ts'
import type { Side, State } from './moves/states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })
const identity = () => number('id').primaryKey().generatedAlwaysAsIdentity()

export const orders = pgTable('orders', {
  id: identity(),
  number: text('number').notNull(),
  sellerId: uuid('seller_id'),
  buyerId: uuid('buyer_id'),
  sellerName: text('seller_name').notNull(),
  buyerName: text('buyer_name').notNull(),
  phone: text('phone').notNull(),
  way: text('way').$type<Way>().notNull(),
  /** `none`: of a booking. */
  delivery: text('delivery').$type<Delivery | 'none'>().notNull(),
  place: text('place').notNull().default(''),
  state: text('state').$type<State>().notNull(),
  totalCents: integer('total_cents').notNull(),
  /** What the seller owes the site once it is paid. */
  feeCents: integer('fee_cents').notNull().default(0),
  paidCents: integer('paid_cents').notNull().default(0),
  refundedCents: integer('refunded_cents').notNull().default(0),
  refundingCents: integer('refunding_cents').notNull().default(0),
  deadline: moment('deadline'),
  /** What it pays: a booking of the buyer's at the seller. */
  bookingId: number('booking_id'),
  scope: text('scope').notNull().default(''),
  formKey: uuid('form_key').notNull(),
  paidAt: moment('paid_at'),
  handedAt: moment('handed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
export type Order = typeof orders.$inferSelect

export const orderLine = pgTable('order_line', {
  id: identity(),
  orderId: number('order_id').notNull(),
  listingId: number('listing_id'),
  listingKind: text('listing_kind').notNull(),
  listingRef: text('listing_ref').notNull(),
  title: text('title').notNull(),
  quantity: integer('quantity').notNull(),
  unitCents: integer('unit_cents').notNull(),
})

/** What an order costs beside its lines. */
export const orderCharge = pgTable('order_charge', {
  id: identity(),
  orderId: number('order_id').notNull(),
  what: text('what').$type<'delivery' | 'tax'>().notNull(),
  name: text('name').notNull(),
  cents: integer('cents').notNull(),
})

/** Written by `applyMove` and `placeOrder`. */
export const orderMove = pgTable('order_move', {
  id: identity(),
  orderId: number('order_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  move: text('move').notNull(),
  side: text('side').$type<Side>().notNull(),
  actorId: uuid('actor_id'),
  fromState: text('from_state').$type<State>(),
  toState: text('to_state').$type<State>().notNull(),
})

export const refund = pgTable('refund', {
  id: identity(),
  orderId: number('order_id').notNull(),
  state: text('state').$type<'promised' | 'done'>().notNull(),
  cents: integer('cents').notNull(),
  reason: text('reason').notNull().default(''),
  reference: text('reference'),
  createdAt: moment('created_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
  /** The provider did not let the site do it: its seller has to. */
  refusedAt: moment('refused_at'),
})

/** A seller's receipts are numbered by year, without gaps. */
export const receipt = pgTable(
  'receipt',
  {
    sellerId: uuid('seller_id').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    orderId: number('order_id').notNull(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    cents: integer('cents').notNull(),
    taxCents: integer('tax_cents').notNull().default(0),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  ({ sellerId, year, number: of }) => [primaryKey({ columns: [sellerId, year, of] })],
)
