import type { Database } from '../../../ground/db/client.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Suggestion } from '../suggestion.ts'
import { namedLinks } from './named-links.server.ts'
import { understand } from './understand.server.ts'

const most = 2

/** The lists that a text means as it stands, by its synonyms, too: "haircut" is barbers. */
export async function suggestMeant(
  database: Database,
  context: RequestContext,
  q: string,
): Promise<Suggestion[]> {
  const links = namedLinks(await understand(database, context, q), context.language, most)
  return links.map(({ label, detail, href }) => ({
    kind: detail ? 'value' : 'area',
    text: label,
    ...(detail && { detail }),
    href,
  }))
}
