import { sql } from 'drizzle-orm'
import { listingContacts, listingViews } from '../../ground/counting/counters.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { daysOfFigures, type Figures } from './figures.ts'

type FigureRow = Omit<Figures, 'booked'> & {
  id: string
  requests: number
  confirmed: number
  cancelled: number
  answer_hours: number | null
}

/** What happened to some listings in the last 30 days, by id. */
export async function findFigures(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Figures>> {
  const today = sql`(${now}::timestamptz at time zone 'Pacific/Guam')::date`
  const { rows } = await database.execute<FigureRow>(sql`
    select listing.id, days.views, days.contacts, booked.*, (
        select count(*)::int from favorite
        where favorite.type = listing.kind and favorite.ref = listing.ref
          and added_at > ${now}::timestamptz - make_interval(days => ${daysOfFigures})
      ) as favorites
    from listing, lateral (
      select array_agg(coalesce(counted.views, 0) order by past desc) as views,
        coalesce(sum(counted.contacts), 0)::int as contacts
      from generate_series(0, ${daysOfFigures - 1}) past left join (
        select day, sum(count) filter (where what = ${listingViews.name})::int as views,
          sum(count) filter (where what = ${listingContacts.name})::int as contacts
        from daily_count
        where what in (${listingViews.name}, ${listingContacts.name}) and subject = kind || '/' || ref
          and day > ${today} - ${daysOfFigures}::int
        group by day
      ) counted on day = ${today} - past
    ) days, lateral (
      select count(*)::int as requests,
        count(*) filter (where state in ('confirmed', 'completed', 'no-show'))::int as confirmed,
        count(*) filter (where state = 'cancelled-by-owner')::int as cancelled,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float / 3600) as answer_hours
      from booking
      where listing_id = listing.id and scope = ''
        and created_at > ${now}::timestamptz - make_interval(days => ${daysOfFigures})
    ) booked
    where listing.id = any(${sql.param(ids)}::bigint[])`)
  return new Map(
    rows.map(({ id, views, contacts, favorites, answer_hours: answerHours, ...row }) => {
      const { requests, confirmed, cancelled } = row
      const booked = { requests, confirmed, cancelled, answerHours }
      return [String(id), { views, contacts, favorites, booked }]
    }),
  )
}
