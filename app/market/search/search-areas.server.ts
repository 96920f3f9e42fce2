import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { cardOf, type CardRow, findCards, firstOf } from '../../directory/cards.server.ts'
import { allOf, likeText, listed, wordCondition } from '../../directory/conditions.server.ts'
import { keepUntilNextChange } from '../../directory/page-lifetime.server.ts'
import { lettersOf, wordsOf } from '../../directory/search-text.ts'
import type { ListingCard } from '../../directory/listing.ts'
import type { SearchQuery } from './search-query.ts'

/** Up to so many matches of an area are counted; of more, the first of these are shown. */
export const mostCounted = 100
const sampled = 60
/** From this share of matches among an area's newest on, only so many of its newest are looked through. */
const commonShare = 1 / 20
const mostLookedThrough = 240
const newest = sql`listing.created_at desc, listing.id desc`

export type AreaHits = {
  readonly area: AnyArea
  readonly count: number
  /** There are more than were counted. */
  readonly more: boolean
  /** A listing has the whole term in its title. */
  readonly inTitle: boolean
  readonly listings: readonly ListingCard[]
}

/** What each area has of a term, in three statements: areas without a match are absent. @param most cards of each */
export async function searchAreas(
  database: Database,
  areas: readonly AnyArea[],
  { q, island }: SearchQuery,
  { context, most }: { context: RequestContext; most: number },
): Promise<AreaHits[]> {
  const condition = allOf(
    ...wordsOf(q).map((word) => wordCondition(word)),
    island ? sql`listing.island = ${island}` : undefined,
  )
  const common = await findCommon(database, areas, condition, context)
  const matches = await findMatches(database, areas, { condition, common, q, context, most })
  const rows = await findCards(database, context.language, {
    where: sql`id = any(${sql.param(matches.flatMap(({ ids }) => ids))}::bigint[])`,
    order: sql`id`,
    limit: areas.length * most,
  })
  keepUntilNextChange(context, rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return areas.flatMap((area) => {
    const found = matches.find(({ kind }) => kind === area.kind)
    return found ? [hitsOf(area, found, byId, context)] : []
  })
}

/**
 * The large areas in whose newest listings the term is common. There it is looked for among the newest only, and counted
 * as "12+": gathering all matches from the index would cost more the more there are.
 */
async function findCommon(
  database: Database,
  areas: readonly AnyArea[],
  condition: SQL,
  context: RequestContext,
): Promise<ReadonlySet<string>> {
  const kinds = sql.param(areas.map(({ kind }) => kind))
  const { rows } = await database.execute<{ kind: string }>(sql`
    select area.kind from unnest(${kinds}::text[]) area(kind)
    where exists (select from facet_count where token = area.kind || '.' and count > ${mostLookedThrough})
      and (select count(*) from ${newestOf(sql`area.kind`, context, sampled)} where ${condition}) >= ${sampled * commonShare}`)
  return new Set(rows.map(({ kind }) => kind))
}

const newestOf = (kind: string | SQL, context: RequestContext, most: number) =>
  firstOf({ of: listed({ kind }, context), most }, newest)

type Match = { kind: string; count: number; more: boolean; in_title: boolean; ids: string[] }

/** Those with the whole term in their title come first, then the newer ones; what is past comes last. */
async function findMatches(
  database: Database,
  areas: readonly AnyArea[],
  {
    condition,
    common,
    q,
    context,
    most,
  }: { condition: SQL; common: ReadonlySet<string>; q: string; context: RequestContext; most: number },
): Promise<Match[]> {
  const inTitle = allOf(
    sql`true`,
    ...lettersOf(wordsOf(q).join(' ')).map((word) => sql`title_words like ${`%${likeText(word)}%`}`),
  )
  const columns = sql`kind, id, created_at, ${inTitle} as in_title, coalesce(last_end <= ${context.now}, false) as past`
  const searches = areas.map(({ kind }) =>
    common.has(kind)
      ? sql`(select ${columns} from ${newestOf(kind, context, mostLookedThrough)} where ${condition} limit ${mostCounted + 1})`
      : sql`(select ${columns} from listing where ${listed({ kind }, context)} and ${condition} limit ${mostCounted + 1})`,
  )
  const { rows } = await database.execute<Omit<Match, 'more'>>(sql`
    select kind, count(*)::int as count, bool_or(in_title) as in_title,
      (array_agg(id order by in_title desc, past, created_at desc, id desc))[1:${most}] as ids
    from (${sql.join(searches, sql` union all `)}) found group by kind`)
  return rows.map((row) => ({
    ...row,
    count: Math.min(row.count, mostCounted),
    more: row.count > mostCounted || common.has(row.kind),
  }))
}

function hitsOf(
  area: AnyArea,
  { count, more, in_title, ids }: Match,
  rows: ReadonlyMap<string, CardRow>,
  context: RequestContext,
): AreaHits {
  return {
    area,
    count,
    more,
    inTitle: in_title,
    listings: ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [cardOf({ ...area, card: [] }, row, context)] : [] // the cards here are alike
    }),
  }
}
