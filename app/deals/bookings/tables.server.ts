import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Change } from './moves/change.ts'
import type { PriceLine } from './prices/prices.ts'
import type { RuleName } from './bookables/rules.ts'
import type { Kind } from './bookables/kinds.ts'
import type { Side, State } from './states/states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })
const identity = () => number('id').primaryKey().generatedAlwaysAsIdentity()
const span = () => ({ startsAt: moment('starts_at').notNull(), endsAt: moment('ends_at').notNull() })

/** A night of a room type, a session, the seats of an occurrence. `taken` is counted by a trigger. */
export const bookingPlace = pgTable('booking_place', {
  id: identity(),
  bookableId: number('bookable_id').notNull(),
  scope: text('scope').notNull().default(''),
  ...span(),
  capacity: integer('capacity').notNull(),
  taken: integer('taken').notNull().default(0),
  state: text('state').$type<'open' | 'closed' | 'cancelled'>().notNull().default('open'),
  occurrenceId: number('occurrence_id'),
})

export const booking = pgTable('booking', {
  id: identity(),
  number: text('number').notNull(),
  listingId: number('listing_id'),
  listingKind: text('listing_kind').notNull(),
  listingRef: text('listing_ref').notNull(),
  listingTitle: text('listing_title').notNull(),
  bookableId: number('bookable_id'),
  bookableName: text('bookable_name').notNull().default(''),
  kind: text('kind').$type<Kind>().notNull(),
  ownerId: uuid('owner_id'),
  guestId: uuid('guest_id'),
  guestEmail: text('guest_email'),
  tokenHash: text('token_hash'),
  tokenUntil: moment('token_until'),
  tokenVersion: integer('token_version').notNull().default(0),
  guestLanguage: text('guest_language').$type<Language>().notNull().default('en'),
  name: text('name').notNull(),
  phone: text('phone').notNull().default(''),
  message: text('message').notNull().default(''),
  persons: integer('persons').notNull(),
  names: text('names').array().notNull().default([]),
  placeId: number('place_id'),
  ...span(),
  state: text('state').$type<State>().notNull(),
  deadline: moment('deadline'),
  price: jsonb('price').$type<readonly PriceLine[]>().notNull().default([]),
  totalCents: integer('total_cents').notNull().default(0),
  rule: text('rule').$type<RuleName>().notNull(),
  prepaidPercent: integer('prepaid_percent').notNull().default(0),
  /** What was paid on the site, less what goes back. */
  paidCents: integer('paid_cents').notNull().default(0),
  /** What the owner gives back of that by the order, beside what a move gives back: `givenBackOf`. */
  givenBackCents: integer('given_back_cents').notNull().default(0),
  change: jsonb('change').$type<Change>(),
  freeUntil: moment('free_until'),
  inStorm: boolean('in_storm').notNull().default(false),
  objectedAt: moment('objected_at'),
  scope: text('scope').notNull().default(''),
  formKey: uuid('form_key').notNull(),
  sequence: integer('sequence').notNull().default(0),
  /** When the owner first answered the request. */
  answeredAt: moment('answered_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
export type Booking = typeof booking.$inferSelect

/** Written by `applyMove` and `request`. */
export const bookingMove = pgTable('booking_move', {
  id: identity(),
  bookingId: number('booking_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  move: text('move').notNull(),
  side: text('side').$type<Side>().notNull(),
  actorId: uuid('actor_id'),
  fromState: text('from_state').$type<State>(),
  toState: text('to_state').$type<State>().notNull(),
  words: text('words').notNull().default(''),
})

export const bookingBlock = pgTable('booking_block', {
  id: identity(),
  bookableId: number('bookable_id').notNull(),
  ...span(),
  quantity: integer('quantity').notNull(),
  note: text('note').notNull().default(''),
  hasConflict: boolean('has_conflict').notNull().default(false),
  calendarId: number('calendar_id'),
  uid: text('uid'),
  formKey: uuid('form_key'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A room type on another site. */
export const bookingCalendar = pgTable('booking_calendar', {
  id: identity(),
  bookableId: number('bookable_id').notNull(),
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  secret: text('secret').notNull(),
  readAt: moment('read_at'),
  goodAt: moment('good_at'),
  failure: text('failure').$type<'address' | 'unreachable' | 'answer' | 'large' | 'format'>(),
})

export const bookingTicket = pgTable('booking_ticket', {
  id: identity(),
  bookingId: number('booking_id').notNull(),
  code: text('code').notNull(),
  usedAt: moment('used_at'),
  usedBy: uuid('used_by'),
})
