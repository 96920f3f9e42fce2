import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Way } from './ways.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })

/** How a seller is paid, and what they do for it. */
export const sellerTerms = pgTable('seller_terms', {
  userId: uuid('user_id').primaryKey(),
  onSite: boolean('on_site').notNull().default(false),
  delivers: boolean('delivers').notNull().default(false),
  deliverCents: integer('deliver_cents').notNull().default(0),
  sends: boolean('sends').notNull().default(false),
  sendCents: integer('send_cents').notNull().default(0),
  paypalMerchant: text('paypal_merchant'),
  paypalConnectedAt: moment('paypal_connected_at'),
  /** They have not carried out what staff have decided. */
  barred: boolean('barred').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What was asked of a provider for an order. */
export const payment = pgTable('payment', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: number('order_id').notNull(),
  way: text('way').$type<Way>().notNull(),
  state: text('state').$type<'created' | 'capturing' | 'captured' | 'held' | 'ended'>().notNull(),
  cents: integer('cents').notNull(),
  reference: text('reference'),
  captureReference: text('capture_reference'),
  payee: text('payee').notNull().default(''),
  fault: text('fault'),
  createdAt: moment('created_at').notNull().defaultNow(),
  capturedAt: moment('captured_at'),
  /** Its buyer came back, and the provider has not answered since. */
  returnedAt: moment('returned_at'),
  /** The provider has captured it after it had ended here: staff have to look at it. */
  lateAt: moment('late_at'),
})
