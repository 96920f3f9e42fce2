import { and, sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { pageContext } from '../../context.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import type { AnyArea } from '../area.ts'
import { conditionOf, type CustomConditions, listed } from '../conditions.server.ts'
import { parseFilters } from '../filters.ts'
import type { MapPoint } from '../map/map-point.ts'
import { keepUntilNextChange } from '../page-lifetime.server.ts'
import { searchOr } from '../search-or.server.ts'

const mostPins = 1000

type PinRow = {
  ref: string
  title: string
  lng: number
  lat: number
  price_cents: string | null
  next_start: string | null
  last_end: string | null
  expires_at: string | null
}

/** Where the listings are that the list of the same search has: the newest 1,000. None when the search takes too long. */
export async function loadPins(
  area: AnyArea,
  { url, request, context }: { url: URL; request: Request; context: Readonly<RouterContextProvider> },
  custom: CustomConditions = {},
): Promise<readonly MapPoint[]> {
  const page = context.get(pageContext)
  page.tags.add(`listing:${area.kind}`)
  const filters = parseFilters(area, url.searchParams, page.island)
  const where = and(
    listed(area, page),
    conditionOf(area, filters, { custom, now: page.now }),
    sql`lng is not null`,
  )
  return searchOr(page, request.signal, [], async (database) => {
    const { rows } = await database.execute<PinRow>(sql`
      select ref, coalesce(translations -> ${page.language} ->> 'title', title) as title, lng, lat,
        price_cents, next_start, last_end, expires_at
      from listing where ${where} order by created_at desc, id desc limit ${mostPins}`)
    keepUntilNextChange(page, rows)
    return rows.map((row) => pinOf(area, row, page.language))
  })
}

const pinOf = (area: AnyArea, row: PinRow, language: string): MapPoint => ({
  ref: row.ref,
  lng: row.lng,
  lat: row.lat,
  title: row.title,
  label: labelOf(row, language),
  href: `${area.path}/${encodeURIComponent(row.ref)}`,
})

/** The price, else the day. */
function labelOf({ price_cents, next_start, last_end, title }: PinRow, language: string): string {
  if (price_cents !== null) return formatMoney(Number(price_cents), language)
  const moment = next_start ?? last_end
  if (moment === null) return title.length > 16 ? `${title.slice(0, 15).trimEnd()}…` : title
  return formatDate(new Date(moment), language, { month: 'short', day: 'numeric' })
}
