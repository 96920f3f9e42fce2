import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PhotoProblem } from './photos.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A picture of a listing, at `/media/{name}`. */
export const photoFile = pgTable('photo_file', {
  name: text('name').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  size: integer('size').notNull(),
  madeAt: moment('made_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  unusedSince: moment('unused_since'),
})

/** The pictures of a draft, those still on their way among them. */
export const draftPhoto = pgTable('draft_photo', {
  id: uuid('id').primaryKey(),
  draftId: uuid('draft_id'),
  position: integer('position').notNull(),
  alt: text('alt').notNull().default(''),
  src: text('src'),
  name: text('name').notNull().default(''),
  type: text('type').notNull().default(''),
  size: integer('size').notNull().default(0),
  received: integer('received').notNull().default(0),
  pieces: integer('pieces').array().notNull().default([]),
  problem: text('problem').$type<PhotoProblem>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
