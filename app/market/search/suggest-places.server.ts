import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { islandOptions } from '../../directory/islands.ts'
import { knownWordsTag } from '../../directory/known-words.server.ts'
import { normalize } from '../../directory/search-text.ts'
import { spellingsOf } from '../../directory/spellings.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { searchAddress } from './search-query.ts'
import type { Suggestion } from './suggestion.ts'

/** Islands and villages that begin with a term in any of their spellings, those with the most listings first. */
export async function suggestPlaces(
  database: Database,
  term: string,
  context: RequestContext,
  most: number,
): Promise<Suggestion[]> {
  context.tags.add(knownWordsTag)
  const i18n = i18nOf(context.language)
  const isMeant = (name: string) =>
    spellingsOf(normalize(name)).some((one) => one.startsWith(normalize(term)))
  const { rows } = await database.execute<{ name: string; island: string }>(
    sql`select name, island from known_place order by listings desc`,
  )
  const islands = islandOptions
    .map(({ value }) => ({ english: value, name: optionLabel(islandOptions, value, i18n) }))
    .filter(({ english, name }) => isMeant(english) || isMeant(name))
    .map(({ name }) => placeOf(name))
  const villages = rows
    .filter(({ name }) => isMeant(name))
    .map(({ name, island }) => placeOf(name, optionLabel(islandOptions, island, i18n)))
  return [...islands, ...villages].slice(0, most)
}

const placeOf = (name: string, island?: string): Suggestion => ({
  kind: 'place',
  text: name,
  ...(island && { detail: island }),
  href: searchAddress({ q: name, island: null }),
})
