import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyArea } from './area.ts'
import { facetsOf, type PriceLimit, token } from './facets.ts'
import { availabilityCondition } from './hours/open.server.ts'
import type { Filters } from './filters.ts'
import { wordsOf } from './search-text.ts'

/** SQL of an area's custom filters: the condition on `listing` for a chosen value. */
export type CustomConditions<Key extends string = string> = Readonly<
  Record<Key, (value: string, now: Date) => SQL>
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

/** The one that an address names. No text in the database has a NUL. */
export const withRef = (ref: string): SQL => (ref.includes('\0') ? sql`false` : sql`listing.ref = ${ref}`)

/** Whether a listing's owner can sign in, and so read messages. */
export const ownerReads: SQL = sql`exists (
  select from users where users.id = listing.owner_id
    and not users.sample and users.suspended_at is null and users.closes_at is null)`

/** What an address asks for, as a condition; undefined if it asks for nothing. A preset asks for what it fixes. */
export function conditionOf(
  area: AnyArea,
  filters: Filters,
  { custom, now }: { custom: CustomConditions; now: Date },
): SQL | undefined {
  const facets = facetsOf(area).map(({ key, custom: isCustom, limit }) => {
    const values = filters.chosen[key] ?? []
    return limit
      ? limitCondition(limit, values)
      : facetCondition(area, key, values, isCustom ? custom : null, now)
  })
  const fixed = Object.entries(area.preset?.fixed ?? {}).map(([key, values]) =>
    facetCondition(area, key, values, null, now),
  )
  return and(
    ...fixed,
    ...facets,
    ...wordsOf(filters.q).map((word) => wordCondition(word)),
    boxCondition(filters),
  )
}

function limitCondition(limit: PriceLimit, [dollars]: readonly string[]): SQL | undefined {
  if (dollars === undefined) return undefined
  const cents = Number(dollars) * 100
  return limit === 'from' ? sql`listing.price_cents >= ${cents}` : sql`listing.price_cents <= ${cents}`
}

function facetCondition(
  area: AnyArea,
  key: string,
  values: readonly string[],
  custom: CustomConditions | null,
  now: Date,
): SQL | undefined {
  const [value] = values
  if (value === undefined) return undefined
  if (custom) return customCondition(key, custom)(value, now)
  return sql`listing.facets && ${sql.param(values.map((one) => token(area, key, one)))}::text[]`
}

/** The area's own, or the one that all areas share. */
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

/** All of some conditions, of which at least one is there. */
export const allOf = (...conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
