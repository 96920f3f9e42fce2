import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { firstOf } from '../../directory/cards.server.ts'
import { findSource } from '../../directory/feed/find-source.server.ts'
import type { Filters } from '../../directory/filters.ts'
import { orderOf } from '../../directory/order.server.ts'
import { events } from './area.ts'
import type { Occurrence } from './occurrences.server.ts'

const mostEvents = 500
const mostTimes = 1000
const mostLookedThrough = 5000 // events, where very many match
const longestText = 500 // characters

type UpcomingEvent = {
  ref: string
  title: string
  description: string
  island: string
  village: string
  address: string
  updated_at: string
  starts_at: string
  ends_at: string
  cancelled: boolean
}

/** The times that are not over, the soonest first, of the 500 events that are next: at most 1,000. */
export async function findComing(database: Database, filters: Filters, context: RequestContext) {
  const { where, first } = await findSource(database, events, filters, context)
  const soonest = orderOf(events, 'soonest')
  const source = first ? firstOf({ of: first.of, most: mostLookedThrough }, soonest) : sql`listing`
  const { rows } = await database.execute<UpcomingEvent>(sql`
    select ref, coalesce(translations -> ${context.language} ->> 'title', title) as title,
      left(coalesce(translations -> ${context.language} ->> 'description', description), ${longestText}) as description,
      island, village, address, updated_at, starts_at, ends_at, cancelled
    from (
      select * from ${source} where ${where} order by ${soonest} limit ${mostEvents}
    ) event
    join occurrence on listing_id = event.id and ends_at > ${context.now}
    order by starts_at, occurrence.id limit ${mostTimes}`)
  return rows.map(({ updated_at, starts_at, ends_at, cancelled, ...event }) => ({
    event: { ...event, href: `${events.path}/${encodeURIComponent(event.ref)}` },
    time: { startsAt: new Date(starts_at), endsAt: new Date(ends_at), cancelled } satisfies Occurrence,
    changedAt: new Date(updated_at),
  }))
}
