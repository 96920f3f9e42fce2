import { sql } from 'drizzle-orm'
import { listingContacts, listingViews } from '../../ground/counting/counters.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { applicationsAddress, isApplicationKind } from '../application-kinds.ts'
import { bookingsAddress, isBookableKind } from '../bookable-kinds.ts'
import { colleaguesAddress } from '../colleagues-address.ts'
import { specialHoursAddress } from '../hours/closure.ts'
import { hasPosts, postsAddress } from '../posts.ts'
import { areaOf } from '../known-areas.ts'
import { type ListingRight, mayAct } from '../may-act.server.ts'
import { soldOf, stockAddress } from '../sold.ts'

/** What those who act for a listing read on its page: how often it was viewed, and its contact asked for, in 30 days. */
export type OwnFigures = {
  /** Whether it is someone else's, and they act for it. */
  readonly isOthers: boolean
  readonly mayEdit: boolean
  readonly views: number
  readonly contacts: number
  /** Where its owner says what can be booked; null of what is never booked. */
  readonly bookings: string | null
  /** Where its owner says when it is closed or open otherwise; null of what has no hours. */
  readonly hours: string | null
  /** Where its owner writes offers and news; null of what has none. */
  readonly posts: string | null
  /** Where its owner chooses their colleagues; null for these. */
  readonly colleagues: string | null
  /** Where its owner says how many pieces there are; null of what is not sold by the piece. */
  readonly stock: string | null
  /** Where its owner reads who has applied; null of what no one applies for. */
  readonly applications: string | null
}

/** Null for everyone else. */
export async function findOwn(
  database: Database,
  kind: string,
  { ref, owner_id: ownerId }: { ref: string; owner_id: string | null },
  { viewer, now }: Pick<RequestContext, 'viewer' | 'now'>,
): Promise<OwnFigures | null> {
  const may = (right: ListingRight) => mayAct(viewer, { kind, ref, ownerId }, right)
  if (!may('figures')) return null
  const { rows } = await database.execute<Pick<OwnFigures, 'views' | 'contacts'>>(sql`
    select coalesce(sum(count) filter (where what = ${listingViews.name}), 0)::int as views,
      coalesce(sum(count) filter (where what = ${listingContacts.name}), 0)::int as contacts
    from daily_count
    where what in (${listingViews.name}, ${listingContacts.name}) and subject = ${`${kind}/${ref}`}
      and day > (${now}::timestamptz at time zone 'Pacific/Guam')::date - 30`)
  return {
    ...rows[0]!,
    isOthers: ownerId !== viewer?.id,
    mayEdit: may('edit'),
    bookings: isBookableKind(kind) && may('offer') ? bookingsAddress(kind, ref) : null,
    hours: areaOf(kind)?.attributes.hours && may('announce') ? specialHoursAddress(kind, ref) : null,
    posts: hasPosts(kind) && may('announce') ? postsAddress(kind, ref) : null,
    colleagues: may('colleagues') ? colleaguesAddress(kind, ref) : null,
    applications: isApplicationKind(kind) && may('applications') ? applicationsAddress(kind, ref) : null,
    stock: soldOf(kind) === 'many' && may('offer') ? stockAddress(kind, ref) : null,
  }
}
