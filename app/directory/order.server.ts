import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyArea } from './area.ts'
import type { Filters, Point } from './filters.ts'

const columns: Readonly<Record<string, string>> = {
  title: 'title collate "und-x-icu"',
  ratingScore: 'rating_score(rating, review_count)',
  createdAt: 'created_at',
  offer: 'offer',
  price: 'price_cents',
  period: 'price_period',
  // A salary converted to a year of full-time work.
  yearlyPrice:
    "(price_cents * case price_period when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end)",
  nextStart: 'next_start',
  lastEnd: 'last_end',
}
const neverNull = new Set(['createdAt', 'title'])

/** The ORDER BY of one of an area's sorts; missing values come last, and the newer of two equal listings first. */
export const orderOf = (area: AnyArea, sort: string): SQL => sql.raw(orderText(area, sort))

export function orderText(area: AnyArea, sort: string): string {
  const order = area.sorts[sort]!.order
  const terms = order.map(
    ([by, direction]) => `${columnOf(by)} ${direction}${neverNull.has(by) ? '' : ' nulls last'}`,
  )
  // Such a list reads its index backwards for the other direction, so the ids have the same direction.
  const [first, direction] = order[0]!
  const ids = neverNull.has(first) ? direction : 'desc'
  return [...terms, `id ${ids}`].join(', ')
}

function columnOf(by: string): string {
  const attribute = attributeOf(by)
  return attribute ? `((attributes ->> '${attribute}')::numeric)` : columns[by]!
}

const attributeOf = (by: string) => /^attributes\.(\w+)$/.exec(by)?.[1]

/**
 * The range of the sorted values in which all matches lie, such as a chosen band of prices in a list sorted by price, or
 * rents where sales come first: what comes before it in the order need not be read.
 */
export function rangeOf(area: AnyArea, { sort, chosen }: Pick<Filters, 'sort' | 'chosen'>): SQL | undefined {
  const limits = area.sorts[sort]!.order.flatMap(([by]) => {
    if (by === 'offer') return chosen.offer?.length === 1 ? [sql`offer = ${chosen.offer[0]}`] : []
    const [, low, high] = /^(?:rent-)?(\d*)-(\d*)$/.exec(chosen[attributeOf(by) ?? by]?.[0] ?? '') ?? []
    const column = sql.raw(columnOf(by))
    const unit = by === 'price' ? 100 : 1
    return [
      low ? sql`${column} >= ${Number(low) * unit}` : undefined,
      high ? sql`${column} <= ${Number(high) * unit}` : undefined,
    ]
  })
  return and(...limits)
}

/** Nearest first. A degree of longitude counts like one of latitude: on these islands it is 3 % shorter. */
export const nearestTo = ([lng, lat]: Point): SQL => sql`point(lng, lat) <-> point(${lng}, ${lat}), id desc`
