import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { cardOf, type CardRow, findCards, firstOf } from '../../directory/cards.server.ts'
import { allOf, listed } from '../../directory/conditions.server.ts'
import { keepUntilNextChange } from '../../directory/page-lifetime.server.ts'
import type { ListingCard } from '../../directory/listing.ts'
import { nameRank } from '../../directory/words/word-query.server.ts'
import { type AreaPlan, planOf, type SearchPlan } from './understanding/area-plan.server.ts'

/** The most matches of an area that are counted; if there are more, the best of these are shown. */
const mostCounted = { rare: 100, common: 20 }
const sampled = 30
/** From this share of matches among an area's newest on, only so many of its newest are looked through. */
const commonShare = 1 / 15
const mostLookedThrough = 240
const newest = sql`listing.created_at desc, listing.id desc`

/** An area that the search names shows more. */
const most = { named: 6, mentioned: 3 }

export type AreaHits = {
  readonly plan: AreaPlan
  readonly count: number
  /** There are more than were counted. */
  readonly more: boolean
  /** Of how many segments the best listing has each, and of how many in its name. */
  readonly matched: number
  readonly inName: number
  readonly rank: number
  readonly listings: readonly ListingCard[]
}

/** What each area has of what is wanted, in three statements: areas without a match are absent. */
export async function searchAreas(
  database: Database,
  areas: readonly AnyArea[],
  search: SearchPlan,
  context: RequestContext,
): Promise<AreaHits[]> {
  const plans = areas.map((area) => planOf(area, search, context)).filter((plan) => plan !== null)
  if (plans.length === 0) return []
  const common = await findCommon(database, plans, context)
  const matches = await findMatches(database, plans, { common, search, context })
  const rows = await findCards(database, context.language, {
    where: sql`id = any(${sql.param(matches.flatMap(({ ids }) => ids))}::bigint[])`,
    order: sql`id`,
    limit: areas.length * most.named,
  })
  keepUntilNextChange(context, rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return plans.flatMap((plan) => {
    const found = matches.find(({ kind }) => kind === plan.area.kind)
    return found ? [hitsOf(plan, found, byId, context)] : []
  })
}

/**
 * The large areas in whose newest listings matches are common. There they are looked for among the newest only, and
 * counted as "20+": gathering all matches from the index would cost more the more there are.
 */
async function findCommon(
  database: Database,
  plans: readonly AreaPlan[],
  context: RequestContext,
): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ kind: string }>(sql`
    select area.kind from ${areasOf(plans)}
    where exists (select from facet_count where token = area.kind || '.' and count > ${mostLookedThrough})
      and exists (select from ${newestOf(context, sampled)} where listing.words @@ area.query offset ${sampled * commonShare - 1})`)
  return new Set(rows.map(({ kind }) => kind))
}

/** The areas with what is asked of each. Without `offset 0` the queries would be read again for each listing. */
const areasOf = (plans: readonly AreaPlan[]) => sql`(
  select kind, query::tsquery, array(select jsonb_array_elements_text(texts::jsonb)::tsquery) as texts, meant, shown from unnest(
    ${sql.param(plans.map(({ area }) => area.kind))}::text[], ${sql.param(plans.map(({ query }) => query))}::text[],
    ${sql.param(plans.map(({ texts }) => JSON.stringify(texts)))}::text[],
    ${sql.param(plans.map(({ meant }) => meant))}::int[],
    ${sql.param(plans.map(({ named }) => (named > 0 ? most.named : most.mentioned)))}::int[]
  ) area (kind, query, texts, meant, shown) offset 0) area`

/** How many of the texts that an area is looked through for a column has. One by one: unnested it took longer. */
function countIn(column: SQL, plans: readonly AreaPlan[]): SQL {
  const longest = Math.max(...plans.map(({ texts }) => texts.length))
  const each = Array.from(
    { length: longest },
    (_, at) => sql`coalesce(${column} @@ texts[${at + 1}], false)::int`,
  )
  return sql`(${sql.join([sql`0`, ...each], sql` + `)})`
}

const newestOf = (context: RequestContext, many: number) =>
  firstOf({ of: listed({ kind: sql`area.kind` }, context), most: many }, newest)

type Match = {
  kind: string
  count: number
  more: boolean
  matched: number
  in_name: number
  rank: number
  ids: string[]
}

/** What has the most of the search comes first, in its name before its texts; what is past comes last. */
async function findMatches(
  database: Database,
  plans: readonly AreaPlan[],
  { common, search, context }: { common: ReadonlySet<string>; search: SearchPlan; context: RequestContext },
): Promise<Match[]> {
  const columns = sql`listing.kind, listing.id, listing.created_at, shown,
    meant + ${search.isAll ? sql`cardinality(texts)` : countIn(sql`listing.words`, plans)} as matched,
    ${countIn(sql`listing.names`, plans)} as in_name,
    ${nameRank(search.queries)} + ${qualityOf(context)} as rank,
    coalesce(listing.last_end <= ${context.now}, false) as past`
  const searches = Map.groupBy(
    plans,
    ({ area, condition }) => `${common.has(area.kind)} ${condition && area.kind}`,
  )
  const parts = [...searches.values()].map((some) => {
    const { area, condition } = some[0]!
    const [among, limit] = common.has(area.kind)
      ? [newestOf(context, mostLookedThrough), mostCounted.common]
      : [sql`listing`, mostCounted.rare + 1]
    // The query has the area, too. Named here as well, its index would be read beside that of the words: all of the area.
    const where = allOf(
      listed({ kind: sql`listing.kind` }, context),
      sql`listing.words @@ area.query`,
      condition,
    )
    return sql`(select found.* from ${areasOf(some)},
      lateral (select ${columns} from ${among} where ${where} limit ${limit}) found)`
  })
  const { rows } = await database.execute<Omit<Match, 'more'>>(sql`
    select kind, count(*)::int as count, max(matched) as matched, max(in_name) as in_name, max(rank)::float as rank,
      (array_agg(id order by matched desc, in_name desc, past, rank desc, created_at desc, id desc))[1:max(shown)] as ids
    from (${sql.join(parts, sql` union all `)}) found group by kind`)
  return rows.map((row) => ({
    ...row,
    count: Math.min(row.count, mostCounted.rare),
    more: row.count > mostCounted.rare || common.has(row.kind),
  }))
}

/**
 * Near, complete, reviewed, fresh: up to a third of what a name says. In floats, as numerics took a fifth of the search;
 * by bytes, 27 letters of Korean, for which a description need not be unpacked.
 */
const qualityOf = ({ now, island }: RequestContext): SQL => sql`(
  (listing.island = ${island})::int * 0.08::float
  + (octet_length(listing.description) > 80)::int * 0.04::float + (listing.lng is not null)::int * 0.02::float
  + least(listing.review_count, 20) * 0.002::float + coalesce(listing.rating, 0)::float * 0.01::float
  + 0.06::float * exp(-least(greatest(extract(epoch from ${now}::timestamptz - listing.created_at)::float / 5000000, 0), 700)))`

function hitsOf(
  plan: AreaPlan,
  { count, more, matched, in_name, rank, ids }: Match,
  rows: ReadonlyMap<string, CardRow>,
  context: RequestContext,
): AreaHits {
  return {
    plan,
    count,
    more,
    matched,
    inName: in_name,
    rank,
    listings: ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [cardOf({ ...plan.area, card: [] }, row, context)] : [] // the cards here are alike
    }),
  }
}
