import { msg } from '@lingui/core/macro'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { visitorArguments } from '../../team/content/area-content.server.ts'
import { listingKind } from '../../team/content/kinds/listings.server.ts'
import { tours } from './area.ts'
import { type FoundTour, loadTour } from './load-tour.server.ts'

export const tourContent = listingKind({
  area: tours,
  title: msg`Virtual tours`,
  about: msg`Photo tours. Their stops are in a separate list.`,
  add: msg`Add a virtual tour`,
  preview: tourOf,
})

/** A tour that exists, as its page reads it. */
export async function tourOf(tx: Database, context: RequestContext, ref: string): Promise<FoundTour> {
  const loaded = await loadTour({ ...visitorArguments(tx, context, tours.path, ref), pattern: '' })
  if (!loaded.found) throw new Error(`There is no tour ${ref}.`)
  return loaded
}
