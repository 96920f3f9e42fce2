import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../../directory/known-areas.ts'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import {
  addressOfPart,
  askedLanguages,
  type SitemapFile,
  type SitemapPart,
  partOfAddress,
} from './addresses.ts'
import { findListingParts, findListingsOfPart } from './find-listings.server.ts'
import { findLists } from './find-lists.server.ts'
import { findPages } from './find-pages.server.ts'
import { type Entry, indexXml, partXml } from './xml.ts'

/** Has no cache tags: it may be a minute old, and should not be rebuilt with every change of a listing. */
export async function answerSitemap({ request, context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext)
  const files = await context.search(request.signal, (database) => findFiles(database, context))
  const parts = askedLanguages.flatMap((asked) =>
    files.map(({ file, changedAt }) => ({ path: addressOfPart({ ...file, asked }), changedAt })),
  )
  return xml(indexXml(context.origin, parts))
}

type File = { readonly file: SitemapPart; readonly changedAt?: Date }

/** What there is a file of in every language. */
async function findFiles(database: Database, context: RequestContext): Promise<File[]> {
  const files: File[] = [{ file: { of: 'pages' } }]
  for (const area of knownAreas()) {
    files.push({ file: { of: 'lists', area } })
    for (const { number, changedAt } of await findListingParts(database, area, context))
      files.push({ file: { of: 'listings', area, number }, changedAt })
  }
  return files
}

/** Not kept in memory, where it would take the room of pages that people read. */
export async function answerSitemapPart({
  url,
  request,
  context: router,
}: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext)
  context.validUntil = 0
  const part = partOfAddress(url.pathname)
  const entries = part && (await findEntries(part, context, request.signal))
  if (!part || !entries?.length) return new Response('There is no such sitemap.', { status: 404 })
  return xml(partXml(context.origin, part.asked, entries))
}

const findEntries = (
  part: SitemapFile,
  context: RequestContext,
  signal: AbortSignal,
): Promise<readonly Entry[]> =>
  context.search(signal, (database) => {
    if (part.of === 'pages') return findPages(database, context)
    return part.of === 'lists'
      ? findLists(database, part.area)
      : findListingsOfPart(database, part.area, part.number, context)
  })

const xml = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
