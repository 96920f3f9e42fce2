import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { Language } from '../ground/i18n/languages.ts'
import type { AnyArea } from './area.ts'
import { type CardRow, findCards } from './cards.server.ts'
import { allOf, type Searcher, conditionOf, type CustomConditions, listed } from './conditions.server.ts'
import { type Filters, tagsOf } from './filters.ts'
import { nearestTo, orderOf, rangeOf } from './order.server.ts'
import { mostPages } from '../ground/query/fields.ts'
import { mostCounted, type Rollup } from './rollup.server.ts'

export const pageSize = 24
/**
 * Counting stops here: one more than all pages hold. Filters with a lookup for each listing are only counted to
 * 1,001.
 */
const mostFound = mostPages * pageSize + 1
const mostLookedThrough = 1000

/** What a search finds. */
export type Matches = {
  /** The condition of all that is in the area's list. */
  readonly listed: SQL
  /** The condition of what the address asks for; undefined if it asks for nothing. */
  readonly asked: SQL | undefined
  /** Up to `most`. */
  readonly total: number
  /** Where counting stopped. */
  readonly most: number
  /** Null if there are more than 1,000. */
  readonly ids: readonly string[] | null
}

type Context = Searcher & { samples: boolean; custom: CustomConditions; rollup: Rollup }

/**
 * Counts the matches. Up to 1,000 come with their ids, so that only they are sorted. More come without: reading all
 * listings in their order soon finds 24 of them.
 */
export async function findMatches(
  database: Database,
  area: AnyArea,
  filters: Filters,
  context: Context,
): Promise<Matches> {
  const where = { listed: listed(area, context), asked: conditionOf(area, filters, context) }
  if (context.rollup.atLeast(filters) >= mostFound)
    return { ...where, total: mostFound, most: mostFound, ids: null }
  const all = allOf(where.listed, where.asked)
  const most = tagsOf(area, filters).length > 0 ? mostCounted + 1 : mostFound
  return { ...where, most, ...(await countMatches(database, 'listing', all, most)) }
}

type Count = Pick<Matches, 'total' | 'ids'>

/** Counts the rows of a table up to `most`, with their ids if there are no more than 1,000. */
export async function countMatches(
  database: Database,
  table: 'listing' | 'article' | 'question',
  where: SQL,
  most: number,
): Promise<Count> {
  const { rows } = await database.execute<Count>(sql`
    select count(*)::int as total, case when count(*) <= ${mostCounted} then coalesce(array_agg(id), '{}') end as ids
    from (select id from ${sql.identifier(table)} where ${where} limit ${most}) found`)
  return rows[0]!
}

/** The condition for the counted matches, by id if known: sorting a few is faster than reading an index in order. */
export const amongMatches = ({ ids }: Pick<Count, 'ids'>, where: SQL): SQL =>
  ids ? sql`id = any(${sql.param(ids)}::bigint[])` : where

/** Where `findCards` finds the first matches soonest. */
export const sourceOf = ({ listed, asked, ids }: Pick<Matches, 'listed' | 'asked' | 'ids'>) => ({
  where: amongMatches({ ids }, allOf(listed, asked)),
  ...(!ids && asked && { first: { of: listed, most: mostLookedThrough } }),
})

/** The cards of one page of matches, in the order of the filters. @param without listings shown elsewhere */
export function findPage(
  database: Database,
  area: AnyArea,
  filters: Filters,
  matches: Matches,
  { language, without = [] }: { language: Language; without?: readonly CardRow[] },
): Promise<CardRow[]> {
  const { sort, near, page } = filters
  const { where, first } = sourceOf(matches)
  const others = without.length > 0 && sql`id <> all(${sql.param(without.map(({ id }) => id))}::bigint[])`
  return findCards(database, language, {
    where: allOf(where, others || undefined),
    ...(first && { first: { ...first, of: allOf(first.of, near ? undefined : rangeOf(area, filters)) } }),
    order: near ? nearestTo(near) : orderOf(area, sort),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
}
