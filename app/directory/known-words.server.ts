import './words.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { languages } from '../i18n/languages.ts'
import type { AnyArea } from './area.ts'
import { facetsOf } from './facets.ts'
import { facetValueLabel } from './filters.ts'
import { lettersOf, normalize } from './search-text.ts'

/** The tag of pages that show what a misspelled word may have meant, or which villages there are. */
export const knownWordsTag = 'known-words'

const shortest = 3 // characters: of two, no other is near
const longest = 40

/** Learns anew the words of all titles, villages and filters. Takes some seconds for each million of listings. */
export async function rebuildKnownWords(
  database: Database,
  areas: readonly AnyArea[],
  { samples }: { samples: boolean },
): Promise<void> {
  const shown = sql`live and (expires_at is null or expires_at > now()) and (${samples} or not sample)`
  const filterWords = JSON.stringify(areas.flatMap(wordsOfFilters))
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`)
    await tx.execute(sql`delete from known_place`)
    await tx.execute(sql`
      insert into known_place
      select village, island, count(*) from listing where ${shown} and village <> '' group by village, island`)
    await tx.execute(sql`delete from known_word`)
    await tx.execute(sql`
      insert into known_word
      select word, array_agg(distinct kind), sum(listings) from (
        select word, kind, count(*) as listings
        from listing, string_to_table(title_words || title_words(village, '{}'), ' ') word
        where ${shown} group by word, kind
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

/**
 * What a term may have meant that finds nothing as it is: the nearest first, and none of them is sure to find anything.
 * @param kind only by words that listings of this area have
 */
export async function nearSpellings(database: Database, term: string, kind?: string): Promise<string[]> {
  const words = lettersOf(term)
  if (words.length === 0) return []
  const { rows } = await database.execute<{ word: string; alike: string[] }>(sql`
    select word, array(
      select known_word.word from known_word
      where known_word.word % asked.word and (${kind ?? null}::text is null or ${kind ?? null} = any(kinds))
      order by similarity(known_word.word, asked.word) desc, listings desc limit ${mostAlike}
    ) as alike from unnest(${sql.param(words)}::text[]) asked(word)`)
  const alike = new Map(rows.map((row) => [row.word, row.alike]))
  const spellings = Array.from({ length: mostAlike }, (_, at) =>
    words.map((word) => alike.get(word)?.[words.length === 1 ? at : 0] ?? word).join(' '),
  )
  return [...new Set(spellings)].filter((spelling) => spelling !== normalize(term))
}
