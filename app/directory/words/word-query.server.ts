import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { lexeme, pairsOf, spacedWords, unspacedRuns } from './scripts.ts'

/** What is looked for, in any of several wordings, as PostgreSQL writes a `tsquery`; empty: it says nothing. */
export type WordQuery = string
/** `whole` words in their forms, or words that begin so. */
export type WordMatch = 'whole' | 'beginning'

/** The queries for some things, each in all of its wordings. */
export async function wordQueries(
  database: Database,
  things: readonly (readonly string[])[],
  match: WordMatch = 'whole',
): Promise<WordQuery[]> {
  if (things.length === 0) return []
  const queries = things.map((wordings) =>
    sql.join(
      wordings.map((wording) => queryOf(wording, match)),
      sql` || `,
    ),
  )
  const { rows } = await database.execute<{ queries: string[] }>(
    sql`select array[${sql.join(queries, sql`, `)}]::text[] as queries`,
  )
  return rows[0]!.queries
}

/** All words of a wording; one with a hyphen also written together. */
function queryOf(wording: string, match: WordMatch): SQL {
  const pairs = unspacedRuns(wording).flatMap(pairsOf)
  const runs = pairs.length > 0 ? sql`${[...new Set(pairs)].map(lexeme).join(' & ')}::tsquery` : undefined
  const apart = spacedWords(wording.replaceAll(/[-'’.](?=[\p{L}\p{N}])/gu, ' '))
  const together = spacedWords(wording.replaceAll(/[-'’.]/g, ''))
  if (!apart) return runs ?? sql`''::tsquery`
  const words = apart.split(' ')
  const all =
    match === 'beginning'
      ? sql`${words.map((word) => `${lexeme(word)}:*`).join(' & ')}::tsquery`
      : sql`(${inForms(apart)}${apart === together ? sql`` : sql` || ${inForms(together)}`})`
  return runs ? sql`(${runs} && ${all})` : all
}

const inForms = (words: string) => sql`plainto_tsquery('english', ${words})`

/** What has each of some, or any of them. */
export const allOfQueries = (queries: readonly WordQuery[]): WordQuery => joined(queries, ' & ')
export const anyOfQueries = (queries: readonly WordQuery[]): WordQuery => joined(queries, ' | ')

const joined = (queries: readonly WordQuery[], by: string) =>
  queries
    .filter(Boolean)
    .map((query) => `(${query})`)
    .join(by)

/** How much of a search the name of something says: 0 to 1. */
export function nameRank(queries: readonly WordQuery[], table = 'listing'): SQL {
  const any = anyOfQueries(queries)
  if (!any) return sql`0::real`
  return sql`coalesce(ts_rank('{0.1, 0.3, 0.6, 1}', ${sql.identifier(table)}.names, ${any}::tsquery), 0)`
}

/** Of how many of the things a column has each. */
export function countOf(queries: readonly WordQuery[], column: SQL): SQL {
  const asked = queries
    .filter(Boolean)
    .map((query) => sql`coalesce(${column} @@ ${query}::tsquery, false)::int`)
  return asked.length > 0 ? sql`(${sql.join(asked, sql` + `)})` : sql`0`
}
