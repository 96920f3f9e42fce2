import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Island } from '../ground/request/islands.ts'
import type { Language } from '../ground/i18n/languages.ts'
import type { Proof } from './claims.ts'
import type { ClosureReason } from './hours/closure.ts'
import { wordColumnsOfTable } from './words/word-columns.server.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const intMultirange = customType<{ data: readonly (readonly [number, number])[]; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (ranges) => `{${ranges.map(([from, until]) => `[${from},${until})`).join(',')}}`,
})
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** The columns that every listing has; the migrations explain its indexes and triggers. */
export const listing = pgTable('listing', {
  id: identity(),
  kind: text('kind').notNull(),
  ref: text('ref').notNull(),
  ownerId: uuid('owner_id'),
  ownerProof: text('owner_proof').$type<Proof>(),
  status: text('status').notNull().default('live'),
  review: text('review').notNull().default('approved'),
  hiddenAt: moment('hidden_at'),
  deletedAt: moment('deleted_at'),
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
  renewedAt: moment('renewed_at'),
  live: boolean('live')
    .notNull()
    .generatedAlwaysAs(sql`status = 'live'`),
  sample: boolean('sample').notNull().default(false),
  featured: boolean('featured').notNull().default(false),
  lang: text('lang').notNull().default('en'),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  translations: jsonb('translations').$type<Translations>().notNull().default({}),
  island: text('island').$type<Island>().notNull(),
  village: text('village').notNull().default(''),
  address: text('address').notNull().default(''),
  lng: doublePrecision('lng'),
  lat: doublePrecision('lat'),
  offer: text('offer').$type<'sale' | 'rent'>(),
  priceCents: bigint('price_cents', { mode: 'number' }),
  priceMaxCents: bigint('price_max_cents', { mode: 'number' }),
  pricePeriod: text('price_period').$type<PricePeriod>(),
  priceIsFrom: boolean('price_is_from').notNull().default(false),
  nextStart: moment('next_start'),
  lastEnd: moment('last_end'),
  weekly: boolean('weekly').notNull().default(false),
  rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
  reviewCount: integer('review_count').notNull().default(0),
  openMinutes: intMultirange('open_minutes'),
  closedUntil: date('closed_until'),
  closedWhy: text('closed_why').$type<ClosureReason>(),
  attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  contact: jsonb('contact').$type<Contact>().notNull().default({}),
  contactPrivate: boolean('contact_private').notNull().default(false),
  /** When its email address or website was last changed; kept by a trigger. */
  contactChangedAt: moment('contact_changed_at'),
  facets: text('facets').array().notNull().default([]),
  searchText: text('search_text').notNull().default(''),
  grams: text('grams').array().notNull().default([]),
  ...wordColumnsOfTable(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** By language; of the attributes those that an owner writes in words. */
export type Translations = Partial<
  Record<string, { title?: string; description?: string; attributes?: Record<string, unknown> }>
>
export type Contact = { name?: string; phone?: string; whatsapp?: string; email?: string; website?: string }
export type PricePeriod = 'once' | 'hour' | 'day' | 'night' | 'week' | 'month' | 'year' | 'person'

/** Words of a taxonomy, see the attribute type `terms`. */
export const term = pgTable(
  'term',
  {
    taxonomy: text('taxonomy').notNull(),
    value: text('value').notNull(),
    parent: text('parent').notNull(),
    position: integer('position').notNull(),
    labels: jsonb('labels').$type<Record<Language, string>>().notNull(),
    retired: boolean('retired').notNull().default(false),
  },
  ({ taxonomy, value }) => [primaryKey({ columns: [taxonomy, value] })],
)

export const photo = pgTable('photo', {
  id: identity(),
  listingId: bigint('listing_id', { mode: 'number' }).notNull(),
  position: integer('position').notNull(),
  src: text('src').notNull(),
  alt: text('alt').notNull().default(''),
})
