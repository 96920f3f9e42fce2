import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { allOfQueries, anyOfQueries, countOf, nameRank, type WordQuery } from './word-query.server.ts'

/** What is looked for in a table, and of how many things something has to have each. */
export type SoughtWords = { readonly queries: readonly WordQuery[]; readonly least: number }

export type WordHits = {
  readonly count: number
  /** The best first. */
  readonly ids: readonly string[]
  /** Of how many of the things looked for the best has each, and how many are in its name. */
  readonly matched: number
  readonly named: number
  readonly rank: number
}
const nothing: WordHits = { count: 0, ids: [], matched: 0, named: 0, rank: 0 }

const mostLookedThrough = 1_000

type Table = 'faq_item' | 'question' | 'article'

/**
 * The rows of each table that have the most of what is looked for, by their names before mentions.
 * @param tables with the condition that says which rows may be found
 */
export async function findByWords<T extends Table>(
  database: Database,
  tables: Readonly<Record<T, SQL>>,
  { sought, most }: { sought: SoughtWords; most: number },
): Promise<Record<T, WordHits>> {
  const queries = sought.queries.filter(Boolean)
  const found = Object.fromEntries(Object.keys(tables).map((table) => [table, nothing])) as Record<
    T,
    WordHits
  >
  if (queries.length === 0) return found
  const isAll = sought.least >= queries.length
  const asked = isAll ? allOfQueries(queries) : anyOfQueries(queries)
  const searches = Object.entries<SQL>(tables).map(([table, where]) => {
    const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
    return sql`(
      select ${table}::text as source, count(*)::int as count, coalesce(max(matched), 0) as matched,
        coalesce(max(named), 0) as named, coalesce(max(rank), 0) as rank,
        coalesce((array_agg(id order by matched desc, named desc, rank desc, id))[1:${most}], '{}') as ids
      from (
        select id, ${isAll ? sql`${queries.length}::int` : countOf(queries, column('words'))} as matched,
          ${countOf(queries, column('names'))} as named, ${nameRank(queries, table)} as rank
        from ${sql.identifier(table)} where ${where} and words @@ ${asked}::tsquery limit ${mostLookedThrough}
      ) found where matched >= ${sought.least})`
  })
  const { rows } = await database.execute<WordHits & { source: T }>(sql.join(searches, sql` union all `))
  for (const { source, ...one } of rows) found[source] = one
  return found
}

/** The rows with some ids, in their order. */
export const withIds = (table: string, ids: readonly string[]) => ({
  where: sql`${sql.identifier(table)}.id = any(${sql.param(ids)}::bigint[])`,
  order: sql`array_position(${sql.param(ids)}::bigint[], ${sql.identifier(table)}.id)`,
})
