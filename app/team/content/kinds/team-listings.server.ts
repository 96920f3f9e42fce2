import { msg } from '@lingui/core/macro'
import { RouterContextProvider } from 'react-router'
import { attractions } from '../../../areas/attractions/area.ts'
import { governmentServices } from '../../../areas/government-services/area.ts'
import { tours } from '../../../areas/virtual-tour/area.ts'
import { type FoundTour, loadTour } from '../../../areas/virtual-tour/load-tour.server.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { listingKind } from './listings.server.ts'

export const government = listingKind({
  area: governmentServices,
  title: msg`Government services`,
  about: msg`Offices, and what each of them does.`,
  add: msg`Add a government service`,
  async preview(tx, context, ref) {
    const data = await loadDetail(governmentServices, argumentsOf(tx, context, governmentServices.path, ref))
    return { as: 'government', data }
  },
})

export const attractionListings = listingKind({
  area: attractions,
  title: msg`Attractions`,
  about: msg`Places worth seeing.`,
  add: msg`Add an attraction`,
  async preview(tx, context, ref) {
    return {
      as: 'attraction',
      data: await loadDetail(attractions, argumentsOf(tx, context, attractions.path, ref)),
    }
  },
})

export const tourListings = listingKind({
  area: tours,
  title: msg`Virtual tours`,
  about: msg`Walks with pictures; their stops are a list of their own.`,
  add: msg`Add a virtual tour`,
  preview: async (tx, context, ref) => ({ as: 'tour', data: await tourOf(tx, context, ref) }),
})

/** A tour that is there, as its page reads it. */
export async function tourOf(tx: Database, context: RequestContext, ref: string): Promise<FoundTour> {
  const loaded = await loadTour({ ...argumentsOf(tx, context, tours.path, ref), pattern: '' })
  if (!loaded.found) throw new Error(`There is no tour ${ref}.`)
  return loaded
}

/** What the loader of a listing's page is called with, as if by a visitor who sees what a transaction has written. */
function argumentsOf(tx: Database, context: RequestContext, path: string, ref: string) {
  const router = new RouterContextProvider()
  router.set(requestContext, { ...context, viewer: null, database: tx, search: (_, work) => work(tx) })
  const url = new URL(`${path}/${encodeURIComponent(ref)}`, context.origin)
  return { params: { ref }, url, request: new Request(url), context: router }
}
