import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Island } from '../../ground/request/islands.ts'

const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** When (`2026-01-31`) and where an entry was verified; null: not verified yet. */
const checked = () => ({ checkedOn: date('checked_on', { mode: 'string' }), source: text('source') })

export type ContactKind = 'hospital' | 'clinic' | 'police' | 'fire' | 'shelters' | 'weather' | 'tsunami'

/** Emergency contacts. The migration refuses an unverified number other than 911. */
export const emergencyContact = pgTable('emergency_contact', {
  id: identity(),
  position: integer('position').notNull(),
  kind: text('kind').$type<ContactKind>().notNull(),
  name: text('name').notNull(),
  island: text('island').$type<Island>(),
  phone: text('phone'),
  website: text('website'),
  ...checked(),
})

/** Where people sheltered in earlier storms. */
export const shelter = pgTable('shelter', {
  id: identity(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  island: text('island').$type<Island>().notNull(),
  ...checked(),
})
