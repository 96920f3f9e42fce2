import { sql } from 'drizzle-orm'
import { knownWordsTag } from '../../../directory/known-words.server.ts'
import { spellingsOf } from '../../../directory/spellings.ts'
import { phraseKey } from '../../../directory/words/phrases.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { normalize } from '../../../ground/i18n/normalize.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'

/** The villages that listings are in, by the keys of their names in every spelling. */
export async function findPlaces(
  database: Database,
  { tags }: Pick<RequestContext, 'tags'>,
): Promise<ReadonlySet<string>> {
  tags.add(knownWordsTag)
  const { rows } = await database.execute<{ name: string }>(sql`select distinct name from known_place`)
  return new Set(rows.flatMap(({ name }) => spellingsOf(normalize(name)).map(phraseKey)))
}
