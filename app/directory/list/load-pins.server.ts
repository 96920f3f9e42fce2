import { type SQL, sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { AnyArea } from '../area.ts'
import { type CardRow, firstOf, priceOf } from '../cards.server.ts'
import { allOf, conditionOf, type CustomConditions, listed } from '../conditions.server.ts'
import type { MapPoint } from '../map/map-point.ts'
import { keepUntilNextChange, keepWhileFiltered } from '../page-lifetime.server.ts'
import { priceText } from '../price.tsx'
import { searchOr } from '../search-or.server.ts'
import { lastStart } from '../update-times.server.ts'
import { listQuery } from './list-query.ts'

const mostPins = 1000
const sampled = 500
const newest = sql`created_at desc, id desc`

type PinRow = Parameters<typeof priceOf>[0] &
  Pick<CardRow, 'ref' | 'title' | 'next_start' | 'last_start' | 'last_end' | 'expires_at'> & {
    lng: number
    lat: number
  }

/** Where the listings are that the list of the same search has: the newest 1,000. None when the search takes too long. */
export async function loadPins(
  area: AnyArea,
  { url, request, context: router }: { url: URL; request: Request; context: Readonly<RouterContextProvider> },
  custom: CustomConditions = {},
): Promise<readonly MapPoint[]> {
  const context = router.get(requestContext)
  context.tags.add(`listing:${area.kind}`)
  const filters = listQuery(area).parse(url, context.island)
  keepWhileFiltered(context, area, filters)
  const all = listed(area, context)
  const condition = allOf(conditionOf(area, filters, { ...context, custom }), sql`lng is not null`)
  return searchOr(context, request.signal, [], async (database) => {
    const find = async (from: SQL) => {
      const { rows } = await database.execute<PinRow>(sql`
        select ref, coalesce(translations -> ${context.language} ->> 'title', title) as title, lng, lat,
          price_cents, price_max_cents, price_period, price_is_from, next_start, last_end, ${lastStart} as last_start, expires_at
        from ${from} where ${all} and ${condition} order by ${newest} limit ${mostPins}`)
      return rows
    }
    const first = await firstSource(database, all, condition)
    const found = first ? await find(first) : []
    const rows = found.length === mostPins ? found : await find(sql`listing`)
    keepUntilNextChange(context, rows)
    return rows.map((row) => pinOf(area, row, context.language))
  })
}

/**
 * Where the newest pins are found soonest: where at least an eighth of some recent listings match, among the newest, as
 * many as should have all of them; else, and where they have not, by the indexes of place and facets. The planner takes
 * any box for a small one.
 */
async function firstSource(database: Database, all: SQL, asked: SQL): Promise<SQL | null> {
  const { rows } = await database.execute<{ matches: number }>(
    sql`select count(*)::int as matches from ${firstOf({ of: all, most: sampled }, newest)} where ${asked}`,
  )
  const share = rows[0]!.matches / sampled
  if (share < 1 / 8) return null
  return firstOf({ of: all, most: Math.ceil((2 * mostPins) / share) }, newest)
}

const pinOf = (area: AnyArea, row: PinRow, language: Language): MapPoint => ({
  ref: row.ref,
  lng: row.lng,
  lat: row.lat,
  title: row.title,
  label: labelOf(row, language),
  href: `${area.path}/${encodeURIComponent(row.ref)}`,
})

/** The price, else the day. */
function labelOf(row: PinRow, language: Language): string {
  const { next_start, last_start, last_end, title } = row
  const price = priceOf(row)
  if (price) return priceText(price, i18nOf(language))
  const moment = next_start ?? last_start ?? last_end
  if (moment === null) return title.length > 16 ? `${title.slice(0, 15).trimEnd()}…` : title
  return formatDate(new Date(moment), language, { month: 'short', day: 'numeric' })
}
