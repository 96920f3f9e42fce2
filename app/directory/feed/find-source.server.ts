import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../area.ts'
import type { Filters } from '../filters.ts'
import { findMatches, sourceOf } from '../matches.server.ts'
import { readRollup } from '../rollup.server.ts'

/** Where the first listings of a feed are soonest met, for `findCards`. */
export async function findSource(
  database: Database,
  area: AnyArea,
  filters: Filters,
  context: Pick<RequestContext, 'now' | 'samples' | 'demo' | 'viewer'>,
) {
  const rollup = await readRollup(database, area)
  return sourceOf(await findMatches(database, area, filters, { ...context, rollup, custom: {} }))
}
