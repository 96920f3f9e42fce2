import { and, type SQL, sql } from 'drizzle-orm'
import { localDate } from '../ground/i18n/local-time.ts'
import type { RequestContext } from '../ground/request/request-context.ts'
import type { AnyArea } from './area.ts'
import { facetsOf, type PriceLimit, priceLimits, token } from './facets.ts'
import { availabilityCondition } from './hours/open.server.ts'
import { type Filters, typedOf } from './filters.ts'
import { wordsOf } from './search-text.ts'
import type { TypedValues, TypedFilter } from './typed-filter.ts'

/** Who searches, and when. */
export type Searcher = Pick<RequestContext, 'now' | 'demo' | 'viewer'>

/**
 * SQL of an area's custom filters: the condition on `listing` for a chosen value, which has the filter's name, or for
 * what was typed.
 */
export type CustomConditions<Key extends string = string> = Readonly<
  Record<Key, (asked: TypedValues, searcher: Searcher) => SQL>
>

/** The listings in an area's lists. Keep `live` as written: the partial indexes depend on it. */
export const listed = (
  area: { readonly kind: string | SQL },
  { now, samples }: { now: Date; samples: boolean },
): SQL =>
  sql.join(
    [
      sql`listing.kind = ${area.kind} and listing.live`,
      sql`(listing.expires_at is null or listing.expires_at > ${now})`,
      ...(samples ? [] : [sql`not listing.sample`]),
    ],
    sql` and `,
  )

/** The listing that an address names. A ref with a NUL finds none: PostgreSQL would refuse such a text. */
export const withRef = (ref: string): SQL => (ref.includes('\0') ? sql`false` : sql`listing.ref = ${ref}`)

/** Whether a listing's owner can sign in, and so read messages. */
export const ownerReads: SQL = sql`exists (
  select from users where users.id = listing.owner_id
    and not users.sample and users.suspended_at is null and users.closes_at is null)`

/**
 * The condition for what an address asks for; undefined if it asks for nothing. A preset always asks for its fixed
 * values.
 */
export function conditionOf(
  area: AnyArea,
  filters: Filters,
  { custom, ...searcher }: Searcher & { custom: CustomConditions },
): SQL | undefined {
  const facets = facetsOf(area).map(({ key, custom: isCustom, limit, typed, field }) => {
    const values = filters.chosen[key] ?? []
    if (field) return undefined
    if (limit) return limitCondition(area, limit, filters)
    const typedValues = typed && validTyped(typed, filters, searcher)
    if (typedValues) return customCondition(key, custom)(typedValues, searcher)
    return isCustom ? customValue(key, values, custom, searcher) : tokenCondition(area, key, values)
  })
  const fixed = Object.entries(area.preset?.fixed ?? {}).map(([key, values]) =>
    tokenCondition(area, key, values),
  )
  return and(
    ...fixed,
    ...facets,
    ...wordsOf(filters.q).map((word) => wordCondition(word)),
    boxCondition(filters),
  )
}

function limitCondition(area: AnyArea, limit: PriceLimit, { chosen }: Filters): SQL | undefined {
  const dollars = chosen[priceLimits[limit]]?.[0]
  if (dollars === undefined) return undefined
  const cents = Number(dollars) * 100
  const within =
    limit === 'from' ? sql`listing.price_cents >= ${cents}` : sql`listing.price_cents <= ${cents}`
  const period = area.rentPeriod?.(chosen)
  return period
    ? sql`${within} and (listing.offer is distinct from 'rent' or listing.price_period = ${period})`
    : within
}

const tokenCondition = (area: AnyArea, key: string, values: readonly string[]): SQL | undefined =>
  values.length > 0
    ? sql`listing.facets && ${sql.param(values.map((one) => token(area, key, one)))}::text[]`
    : undefined

const customValue = (
  key: string,
  [value]: readonly string[],
  custom: CustomConditions,
  searcher: Searcher,
): SQL | undefined =>
  value === undefined ? undefined : customCondition(key, custom)({ [key]: value }, searcher)

/** What was typed, if it is valid; otherwise null. */
export function validTyped(
  typed: TypedFilter,
  filters: Filters,
  { now }: Pick<Searcher, 'now'>,
): TypedValues | null {
  const values = typedOf(typed, filters)
  const isValid = values && Object.keys(typed.problemsOf(values, localDate(now))).length === 0
  return isValid ? values : null
}

/** The area's own condition of a filter, or the one that all areas share. */
export function customCondition(key: string, custom: CustomConditions) {
  const condition = key === 'availability' ? availabilityCondition : custom[key]
  if (!condition) throw new Error(`the filter ${key} has no condition`)
  return condition
}

/** No word has a line break, so none matches across two fields. @param table one with `search_text` and `grams` */
export function wordCondition(word: string, table = 'listing'): SQL {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  if ([...word].length <= 2) return sql`${column('grams')} @> ${sql.param([word])}::text[]`
  return sql`${column('search_text')} like ${`%${likeText(word)}%`}`
}

/** Escapes a text for a LIKE pattern. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function boxCondition({ box }: Filters): SQL | undefined {
  if (!box) return undefined
  const [west, south, east, north] = box
  return sql`point(listing.lng, listing.lat) <@ box(point(${west}, ${south}), point(${east}, ${north}))`
}

/** All conditions together; at least one must be given. */
export const allOf = (...conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
