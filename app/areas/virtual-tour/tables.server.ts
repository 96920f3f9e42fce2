import { bigint, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const listingId = () => bigint('listing_id', { mode: 'number' })

/** A place that a tour leads to. */
export const tourStop = pgTable('tour_stop', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: listingId().notNull(),
  position: integer('position').notNull(),
  picture: text('picture').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  translations: jsonb('translations').$type<StopTranslations>().notNull().default({}),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
})

/** By language. */
export type StopTranslations = Partial<Record<string, { title: string; text: string }>>

/** How many started a tour. */
export const tourVisitors = pgTable('tour_visitors', {
  listingId: listingId().primaryKey(),
  count: integer('count').notNull().default(0),
})
