import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })

export const dispute = pgTable('dispute', {
  orderId: number('order_id').primaryKey(),
  openedAt: moment('opened_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  /** What the buyer gets back by the decision. */
  cents: integer('cents'),
  words: text('words').notNull().default(''),
  /** What the refunds of its order come to once its seller has given back what staff no longer wait for. */
  givenUpCents: integer('given_up_cents'),
})

/** What a side of an order has written in its dispute. */
export const disputePost = pgTable('dispute_post', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: number('order_id').notNull(),
  formKey: uuid('form_key').notNull(),
  side: text('side').$type<'buyer' | 'seller'>().notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  /** How many. */
  photos: integer('photos').notNull().default(0),
  /** Under which the private store has them; null: under the number of the post. */
  photosKey: uuid('photos_key'),
  at: moment('at').notNull().defaultNow(),
  /** Staff have hidden it after a report. */
  hiddenAt: moment('hidden_at'),
})
