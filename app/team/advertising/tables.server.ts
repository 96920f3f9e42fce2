import { sql } from 'drizzle-orm'
import { bigint, customType, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Slot } from './campaign.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An advertisement that a user asked for. Only `moveCampaign` changes it. */
export const campaign = pgTable('campaign', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text('reference')
    .notNull()
    .generatedAlwaysAs(sql`id`),
  /** Null: a guest, or a user who has left. */
  ownerId: uuid('owner_id'),
  businessName: text('business_name').notNull(),
  email: text('email').notNull(),
  link: text('link').notNull(),
  alt: text('alt').notNull(),
  lang: text('lang').$type<Language>().notNull(),
  category: text('category').notNull(),
  subcategories: text('subcategories').array().notNull(),
  /** As `2026-11-20`, of the islands; both are among the days on which it runs. */
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  creditCents: bigint('credit_cents', { mode: 'number' }).notNull(),
  review: text('review').$type<'requested' | 'approved' | 'refused'>().notNull().default('requested'),
  reason: text('reason').notNull().default(''),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  paidAt: moment('paid_at'),
  pausedOn: date('paused_on'),
  endedAt: moment('ended_at'),
  version: integer('version').notNull().default(1),
  digest: bytea('digest').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const campaignPicture = pgTable('campaign_picture', {
  name: text('name').primaryKey(),
  slot: text('slot').$type<Slot>().notNull(),
  /** Size of the original; the stored picture has the size of its slot. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Null: of a form that was not taken yet. */
  campaignId: bigint('campaign_id', { mode: 'number' }),
  createdAt: moment('created_at').notNull().defaultNow(),
})
