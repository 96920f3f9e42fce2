import { sql } from 'drizzle-orm'
import type { Closure } from '../../directory/hours/closure.ts'
import { withComingDays } from '../../directory/hours/coming-days.ts'
import { type Hours, type Interval } from '../../directory/hours/hours.ts'
import { actsFor, listingActedFor, type Person } from '../../directory/may-act.server.ts'
import { saveFacts } from '../../directory/save-listing.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { lockListing } from '../listing-edits/find-listing.server.ts'

/** A listing whose hours this person may change; null where they have none, or it has no usual week yet. */
export async function findHours(database: Database, person: Person, key: RecordKey) {
  const [row] = await database
    .select({
      id: listing.id,
      title: listing.title,
      lang: listing.lang,
      hours: sql<Hours | null>`attributes -> 'hours'`,
      closedUntil: listing.closedUntil,
      closedWhy: listing.closedWhy,
    })
    .from(listing)
    .where(listingActedFor(person, key, 'announce'))
  return row ?? null
}

/**
 * Changes the hours of a listing at once: what guests find today can't wait for a moderator. Days that have passed go.
 * @returns false where it is not theirs, or has no usual week
 */
export const changeHours = (
  database: Database,
  person: Person,
  key: RecordKey,
  { change, now }: { change: (hours: Hours) => Hours; now: Date },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const own = await lockListing(tx, key, sql`${actsFor(person, 'announce')} and deleted_at is null`)
    const hours = own?.facts.attributes.hours as Hours | null | undefined
    if (!own || !hours) return false
    const next = withComingDays(change(hours), now)
    await saveFacts(tx, own, { ...own.facts, attributes: { ...own.facts.attributes, hours: next } })
    return true
  })

export const withDay = (hours: Hours, date: string, spans: readonly Interval[]): Hours => ({
  ...hours,
  exceptions: { ...hours.exceptions, [date]: spans },
})

export function withoutDay({ exceptions = {}, ...hours }: Hours, date: string): Hours {
  const { [date]: _removed, ...others } = exceptions
  return { ...hours, exceptions: others }
}

/** @param closure null: it is open again. @returns whether it is theirs */
export async function close(
  database: Database,
  person: Person,
  key: RecordKey,
  closure: Closure | null,
): Promise<boolean> {
  const { rowCount } = await database
    .update(listing)
    .set({
      closedUntil: closure?.until ?? null,
      closedWhy: closure?.why ?? null,
      updatedAt: sql`now()`,
    })
    .where(listingActedFor(person, key, 'announce'))
  return rowCount === 1
}
