import { sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import { languages } from '../ground/i18n/languages.ts'
import type { AnyArea } from './area.ts'
import { likeText } from './conditions.server.ts'
import { facetsOf } from './facets.ts'
import { facetValueLabel } from './filters.ts'
import { editDistance } from './edit-distance.ts'
import { lettersOf, wordsOf } from './search-text.ts'
import { placeNames } from './spellings.ts'
import { isAnywhere } from './words/is-anywhere.server.ts'
import { wordQueries } from './words/word-query.server.ts'

/** The tag of pages that show what a misspelled word may have meant, or which villages there are. */
export const knownWordsTag = 'known-words'

const shortest = 3 // characters: of two, no other is near
const longest = 40

/** Rebuilds the list of words in titles, villages and filters. Takes some seconds per million listings. */
export async function rebuildKnownWords(
  database: Database,
  areas: readonly AnyArea[],
  { samples }: { samples: boolean },
): Promise<void> {
  const isVisible = sql`live and (expires_at is null or expires_at > now()) and (${samples} or not sample)`
  const filterWords = JSON.stringify(areas.flatMap(wordsOfFilters))
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`)
    await tx.execute(sql`delete from known_place`)
    await tx.execute(sql`
      insert into known_place
      select village, island, count(*) from listing where ${isVisible} and village <> '' group by village, island`)
    await tx.execute(sql`delete from known_word`)
    await tx.execute(sql`
      insert into known_word
      select word, array_agg(distinct kind), sum(listings) from (
        select word, kind, count(*) as listings
        from listing, string_to_table(title_words || title_words(village, '{}'), ' ') word
        where ${isVisible} group by word, kind
        union all
        select word, kind, 0 from jsonb_to_recordset(${filterWords}::jsonb) as own(word text, kind text)
      ) found
      where length(word) between ${shortest} and ${longest} and word !~ '^[0-9]+$'
      group by word`)
    await tx.execute(sql`select pg_notify('page_change', ${knownWordsTag})`)
  })
}

/** The labels of an area's closed lists, in every language. */
const wordsOfFilters = (area: AnyArea) =>
  facetsOf(area)
    .filter(({ key }) => area.attributes[key]?.type.startsWith('choice'))
    .flatMap((facet) => facet.options.map(({ value }) => [facet, value] as const))
    .flatMap(([facet, value]) =>
      languages.flatMap((language) => lettersOf(facetValueLabel(facet, value, i18nOf(language)))),
    )
    .map((word) => ({ word, kind: area.kind }))

const mostAlike = 3
const mostCompared = 20
const furthest = 2

/**
 * What a term may have meant that finds nothing as it is: the nearest first, and none of them is sure to find anything.
 * @param kind only by words that listings of this area have, and names of places
 * @param also words to take for known besides
 */
export async function nearSpellings(
  database: Database,
  term: string,
  { kind = null, also = [] }: { kind?: string | null; also?: readonly string[] },
): Promise<string[]> {
  const words = lettersOf(wordsOf(term).join(' '))
  if (words.length === 0) return []
  const unknown = await unknownAmong(database, words)
  const { rows } = await database.execute<{ word: string; alike: string[] }>(sql`
    select word, array(
      select known_word.word from known_word
      where known_word.word % asked.word and (${kind}::text is null or ${kind} = any(kinds))
      order by similarity(known_word.word, asked.word) desc, listings desc limit ${mostCompared}
    ) as alike from unnest(${sql.param(words)}::text[]) asked(word)`)
  const villages = await database.execute<{ name: string }>(sql`select distinct name from known_place`)
  const others = [...placeNames, ...villages.rows.flatMap(({ name }) => lettersOf(name)), ...also]
  const alike = new Map(
    rows.map((row) => [row.word, unknown.has(row.word) ? nearestOf(row.word, row.alike, others) : []]),
  )
  const spellings = Array.from({ length: mostAlike }, (_, at) =>
    words.map((word) => alike.get(word)?.[words.length === 1 ? at : 0] ?? word).join(' '),
  )
  return [...new Set(spellings)].filter((spelling) => spelling !== words.join(' '))
}

/** Those that nothing on the whole site has: a word that has results elsewhere is spelled right. */
async function unknownAmong(database: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  const queries = await wordQueries(
    database,
    words.map((word) => [word]),
  )
  const unknown = new Set<string>()
  for (const [at, word] of words.entries()) if (!(await isAnywhere(database, queries[at]!))) unknown.add(word)
  return unknown
}

const mostWithin = 5

/** Known words that have some characters within them, the most frequent first. */
export async function wordsWithin(database: Database, characters: string): Promise<string[]> {
  const { rows } = await database.execute<{ word: string }>(sql`
    select word from known_word where word like ${`%${likeText(characters)}%`} order by listings desc limit ${mostWithin}`)
  return rows.map(({ word }) => word)
}

/** The fewest letters apart first; of as many, places before words in the order of the database. */
function nearestOf(word: string, alike: readonly string[], others: readonly string[]): string[] {
  const isNear = (other: string) => {
    const distance = editDistance(word, other)
    return distance <= furthest && 2 * distance < word.length
  }
  const near = others.filter((other) => Math.abs(other.length - word.length) <= furthest && isNear(other))
  return [...new Set([...near, ...alike.filter(isNear)])].toSorted(
    (a, b) => editDistance(word, a) - editDistance(word, b),
  )
}
