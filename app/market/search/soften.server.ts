import { knownWordsTag, nearSpellings, wordsWithin } from '../../directory/known-words.server.ts'
import { isAnywhere } from '../../directory/words/is-anywhere.server.ts'
import { type WordQuery, wordQueries } from '../../directory/words/word-query.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { emergencyWords } from './emergency.ts'
import type { SearchPlan } from './understanding/area-plan.server.ts'

/**
 * A search whose words nothing has together: looked for by less than whole words, or under another spelling. `search` is
 * the same if nothing is softer.
 */
export type SoftenedSearch = { readonly search: SearchPlan; readonly respelled: string | null }

/**
 * A word that is nowhere whole is looked for as the beginning of one, else within words, else as the known word that is
 * spelled most alike. One that is somewhere stays as it is.
 */
export async function soften(
  database: Database,
  search: SearchPlan,
  context: RequestContext,
): Promise<SoftenedSearch> {
  context.tags.add(knownWordsTag)
  const { segments } = search.understood
  const queries = [...search.queries]
  const respelled = new Map<string, string>()
  for (const [at, { typed, wordings, meanings, island }] of segments.entries()) {
    const isKnown = island !== null || meanings.length > 0 || wordings.length > 1
    if (isKnown || (await isAnywhere(database, queries[at]!))) continue
    const softer = await softerQuery(database, typed)
    if (softer) queries[at] = softer
    else {
      const [nearest] = await nearSpellings(database, typed, { also: emergencyWords })
      if (nearest) respelled.set(typed, nearest)
    }
  }
  return {
    search: queries.every((query, at) => query === search.queries[at]) ? search : { ...search, queries },
    respelled:
      respelled.size > 0 ? segments.map(({ typed }) => respelled.get(typed) ?? typed).join(' ') : null,
  }
}

const shortest = 3 // characters

async function softerQuery(database: Database, typed: string): Promise<WordQuery | null> {
  if ([...typed].length < shortest) return null
  const [beginning = ''] = await wordQueries(database, [[typed]], 'beginning')
  if (await isAnywhere(database, beginning)) return beginning
  const within = await wordsWithin(database, typed)
  const [query = null] = await wordQueries(database, within.length > 0 ? [within] : [])
  return query
}
