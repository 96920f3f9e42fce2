import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { findBookables } from '../bookables/bookable.server.ts'
import { bookOut } from './sample-bookings.server.ts'
import { type BookableInput, saveBookable } from '../setup/save-bookable.server.ts'
import type { SettingsInput } from '../bookables/settings.ts'

/** What can be booked on samples, by their ref: a file in an area's folder, which the registry passes here. */
export type SampleBookables = {
  readonly kind: string
  readonly byRef: Readonly<Record<string, readonly BookableInput[]>>
  /** Of an event that is full, with people who wait. */
  readonly full?: string
}

const workdays = [1, 2, 3, 4, 5, 6]
const shared = { confirmsAtOnce: false, rule: 'moderate', isClosed: false, position: 0 } as const

export const sampleStay = (
  name: string,
  capacity: number,
  settings: SettingsInput['stay'],
): BookableInput => ({ ...shared, kind: 'stay', name, capacity, settings })

export const sampleSession = (capacity: number, settings: SettingsInput['session']): BookableInput => ({
  ...shared,
  kind: 'session',
  name: '',
  capacity,
  rule: 'flexible',
  settings,
})

/** At no price they are free. */
export const sampleSeats = (capacity: number, dollars = 0): BookableInput => ({
  ...shared,
  kind: 'seat',
  name: '',
  capacity,
  confirmsAtOnce: true,
  rule: 'flexible',
  settings: { cents: dollars * 100 },
})

/** On Monday to Saturday, half an hour each. */
export const sampleVisits = (settings: Partial<SettingsInput['visit']> = {}): BookableInput => {
  const hours = workdays.map((weekday) => ({ weekday, from: '09:00', until: '17:00' }))
  return { ...shared, kind: 'visit', name: '', capacity: 1, settings: { minutes: 30, hours, ...settings } }
}

/** Writes what can be booked on the samples of an area; what is there already becomes as new. */
export async function saveSampleBookables(
  tx: Database,
  { kind, byRef, full }: SampleBookables,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; ref: string }>(sql`
    select id, ref from listing
    where kind = ${kind} and sample and status <> 'demo' and ref = any(${sql.param(Object.keys(byRef))}::text[])`)
  for (const { id, ref } of rows) {
    const listingId = Number(id)
    const before = await findBookables(tx, listingId)
    for (const [position, input] of byRef[ref]!.entries()) {
      const known = before[position]?.id ?? null
      const saved = await saveBookable(tx, { ...input, position }, { listingId, id: known, now })
      if (typeof saved !== 'string' && ref === full) await bookOut(tx, saved, now)
    }
  }
}

/** Whether something can be booked on samples of a kind. */
export async function hasSampleBookables(database: Database, kind: string): Promise<boolean> {
  const { rows } = await database.execute<{ has: boolean }>(sql`
    select exists (select from bookable join listing on listing.id = listing_id where listing.kind = ${kind} and listing.sample) as has`)
  return rows[0]!.has
}
