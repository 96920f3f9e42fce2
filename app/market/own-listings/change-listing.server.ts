import { type SQL, sql } from 'drizzle-orm'
import type { AnyArea } from '../../directory/area.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { actsFor, type Person } from '../../directory/may-act.server.ts'
import { expiryOf } from '../../directory/lifetime.ts'
import { deleteDocuments } from '../claims/document.server.ts'
import type { Change } from './own-listing.ts'

/** Days after which what its owner deleted is gone for good. */
const daysToRestore = 30

/**
 * Does with a listing that someone offers what they ask, if that can be done with it as it is now; done twice it
 * comes to the same. Tells its title and whether it is as they asked; null where they have no such listing.
 */
export async function changeListing(
  database: Database,
  area: AnyArea,
  { ref, person, change, now }: { ref: string; person: Person; change: Change; now: Date },
): Promise<{ title: string; isDone: boolean } | null> {
  const { when, set, done } = rules(area, now)[change]
  const mayBeDeleted = change === 'delete' || change === 'restore'
  // A colleague takes away no listing of the owner's.
  const actor = mayBeDeleted ? { id: person.id } : person
  const { rows } = await database.execute<{ title: string; is_done: boolean }>(sql`
    with own as (
      select id, title, ${when} as may_be, ${done} as was_done from listing
      where kind = ${area.kind} and ref = ${ref} and ${actsFor(actor, 'offer')} and (deleted_at is null or ${mayBeDeleted})
      for update
    ), changed as (
      update listing set ${set}, updated_at = now() from own where listing.id = own.id and may_be
    )
    select title, may_be or was_done as is_done from own`)
  const [row] = rows
  return row ? { title: row.title, isDone: row.is_done } : null
}

/**
 * For each change: when it is allowed, what it does, and how to tell that it was done. Hidden or refused listings, and
 * those of an account that is being closed, can only be deleted.
 */
function rules(area: AnyArea, now: Date): Record<Change, { when: SQL; set: SQL; done: SQL }> {
  const isLeaving = sql`exists (select from users where users.id = owner_id and closes_at is not null)`
  const decided = sql`review = 'approved' and hidden_at is null and not ${isLeaving}`
  const expiry = expiryOf(area, now)
  const from = (...states: string[]) => sql`${decided} and status = any(${sql.param(states)}::text[])`
  const end = (state: string) => sql`status = ${state}, status_before = status`
  const undo = (state: string) => ({
    when: sql`${from(state)} and status_before in ('live', 'paused')`,
    set: sql`status = status_before, status_before = null`,
    done: from(...['live', 'paused'].filter((found) => found !== state)),
  })
  return {
    renew: {
      when: from('live'),
      set: sql`expires_at = ${expiry}::timestamptz, renewed_at = ${now}`,
      done: sql`false`,
    },
    pause: { when: from('live'), set: end('paused'), done: from('paused') },
    resume: {
      when: from('paused', 'sold', 'closed'),
      set: sql`status = 'live', renewed_at = ${now},
        expires_at = case when expires_at > ${now} then expires_at else ${expiry}::timestamptz end`,
      done: from('live'),
    },
    sold: { when: from('live', 'paused'), set: end('sold'), done: from('sold') },
    close: { when: from('live', 'paused'), set: end('closed'), done: from('closed') },
    'undo-pause': undo('paused'),
    'undo-sold': undo('sold'),
    'undo-close': undo('closed'),
    delete: {
      when: sql`deleted_at is null`,
      set: sql`deleted_at = ${now}`,
      done: sql`deleted_at is not null`,
    },
    restore: {
      when: sql`deleted_at is not null`,
      set: sql`deleted_at = null`,
      done: sql`deleted_at is null`,
    },
  }
}

/** Deletes listings permanently after the days in which they can be restored. */
export const deleteForGood = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from listing where deleted_at < ${now}::timestamptz - make_interval(days => ${daysToRestore})
      for update`)
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::bigint[]`
    await deleteDocuments(tx, sql`listing_id = any(${ids})`)
    await tx.execute(sql`delete from listing where id = any(${ids})`)
  })
