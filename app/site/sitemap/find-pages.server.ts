import { knownAreas } from '../../directory/known-areas.ts'
import { articleAddresses } from '../../reading/articles/addresses.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { SiteAddress } from '../../directory/site-address.ts'
import { questionAddresses } from '../../reading/questions/addresses.server.ts'
import { standingAddresses } from '../../reading/standing-pages/addresses.server.ts'
import { apiAddress } from '../api-page/api.ts'
import type { Entry } from './xml.ts'

/** The pages that no table lists. */
const fixed = [
  '/',
  '/experiences',
  '/experiences/cultural',
  '/services',
  '/services/emergency',
  '/advertise',
  '/contact',
  '/ask-local/new',
  apiAddress,
]

/** A preset that fixes nothing shows its area's listings: search engines are sent to the area. */
const presets = () =>
  knownAreas().flatMap(({ presets = {} }) =>
    Object.entries(presets).flatMap(([path, fixed]) => (Object.keys(fixed).length > 0 ? [path] : [])),
  )

/** Hubs, presets and standing pages, questions and articles, with the lists of these that have something. */
export async function findPages(
  database: Database,
  context: Pick<RequestContext, 'samples'>,
): Promise<Entry[]> {
  return [
    ...[...fixed, ...presets()].map((path) => ({ path })),
    ...(await standingAddresses(database)),
    ...entriesOf(await questionAddresses(database, context)),
    ...entriesOf(await articleAddresses(database, context)),
  ]
}

/** Pages and their lists, each once, with the last change of what it shows. */
function entriesOf(addresses: readonly SiteAddress[]): Entry[] {
  const changes = new Map<string, Date>()
  for (const { path, lists, changedAt } of addresses)
    for (const changed of [...lists, path]) {
      const before = changes.get(changed)
      if (!before || changedAt > before) changes.set(changed, changedAt)
    }
  return [...changes].map(([path, changedAt]) => ({ path, changedAt }))
}
