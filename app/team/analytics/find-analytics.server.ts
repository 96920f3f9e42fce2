import { sql } from 'drizzle-orm'
import { contacts, pageViews, paints } from '../../ground/counting/counters.server.ts'
import type { Counter } from '../../ground/counting/counter.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { slowestOf20 } from '../../ground/counting/paints.ts'
import { emptySearches, searches } from '../../ground/counting/searches.server.ts'
import { visitors } from '../../ground/counting/visitors.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { timeZone } from '../../ground/i18n/format.ts'
import type { Span } from './days.ts'

type DayRow = { day: string; counts: Record<string, number>; sign_ups: number }
export type Line = { readonly name: string; readonly count: number }
/** `slowest`: within how many milliseconds 19 of 20 visitors saw the page, null: more than is counted. */
export type PageLine = Line & { readonly slowest: number | null }

/** Every day of the period, the oldest first. */
export async function findDays(database: Database, period: number, now: Date): Promise<Span[]> {
  const names = [pageViews, visitors, searches, emptySearches, contacts].map(({ name }) => name)
  const { rows } = await database.execute<DayRow>(sql`
    with counted as (
      select day, what, sum(count)::int as count from daily_count
      where what = any(${sql.param(names)}) and day > ${localDate(now)}::date - ${period}::int group by day, what
    )
    select days.day::text, coalesce(jsonb_object_agg(what, count) filter (where what is not null), '{}') as counts, (
        select count(*)::int from users
        where not sample and created_at >= days.day::timestamp at time zone ${timeZone}
          and created_at < (days.day + 1)::timestamp at time zone ${timeZone}
      ) as sign_ups
    from (select ${localDate(now)}::date - past as day from generate_series(0, ${period - 1}) past) days
      left join counted using (day)
    group by days.day order by days.day`)
  return rows.map(({ day, counts, sign_ups: signUps }) => {
    const count = ({ name }: Counter) => counts[name] ?? 0
    return {
      first: day,
      days: 1,
      signUps,
      visitors: count(visitors),
      contacts: count(contacts),
      views: count(pageViews),
      searches: count(searches) + count(emptySearches),
      emptySearches: count(emptySearches),
    }
  })
}

/** The names with the highest counts, highest first. */
export async function findMost(
  database: Database,
  { name }: Counter,
  period: number,
  now: Date,
  most: number,
): Promise<Line[]> {
  const { rows } = await database.execute<{ name: string; count: number }>(sql`
    select subject as name, sum(count)::int as count from daily_count
    where what = ${name} and day > ${localDate(now)}::date - ${period}::int
    group by subject order by count desc, subject limit ${most}`)
  return rows
}

/** More than all kinds of pages times all steps. */
const mostPaints = 10_000

/** The kinds of pages that were looked at most, and how slow each was. */
export async function findPages(
  database: Database,
  period: number,
  now: Date,
  most: number,
): Promise<PageLine[]> {
  const pages = await findMost(database, pageViews, period, now, most)
  const painted = await findMost(database, paints, period, now, mostPaints)
  return pages.map(({ name, count }) => {
    const own = painted.map((line) => ({ ...line, at: line.name.lastIndexOf(' ') }))
    const counts = own
      .filter((line) => line.name.slice(0, line.at) === name)
      .map((line) => [Number(line.name.slice(line.at)), line.count] as const)
    const slowest = counts.length > 0 ? slowestOf20(new Map(counts)) : 0
    return { name, count, slowest: Number.isFinite(slowest) ? slowest : null }
  })
}

/** How many listings of each kind are in the lists, a minute old at most. */
export async function findListings(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ kind: string; count: number }>(
    sql`select rtrim(token, '.') as kind, count from facet_count where token like '%.'`,
  )
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}
