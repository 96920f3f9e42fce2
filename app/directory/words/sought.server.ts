import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { SoughtWords } from './find-by-words.server.ts'
import { candidateKeys, phrasesOf, tokensOf } from './phrases.ts'
import { isSilent } from './silent-words.ts'
import { findSynonyms } from './synonyms.server.ts'
import { wordQueries } from './word-query.server.ts'

/** What a text is about, in its own words and in what they mean besides. `least`: all of it. */
export async function readSought(
  database: Database,
  context: Pick<RequestContext, 'tags'>,
  text: string,
): Promise<SoughtWords> {
  const words = tokensOf(text)
  const synonyms = await findSynonyms(database, context, candidateKeys(words))
  const phrases = phrasesOf(words, (key) => synonyms.has(key)).filter(({ text: said }) => !isSilent(said))
  const wordings = phrases.map(({ text: said, key }) => [said, ...(synonyms.get(key) ?? [])])
  const queries = await wordQueries(database, wordings)
  return { queries, least: queries.length }
}
