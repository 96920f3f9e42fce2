import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../../directory/known-areas.ts'
import { pageContext, type Page } from '../../ground/request/context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { addressOfPart, askedLanguages, type Part, type PartIn, partOfAddress } from './addresses.ts'
import { findListingParts, findListingsOfPart } from './find-listings.server.ts'
import { findLists } from './find-lists.server.ts'
import { findPages } from './find-pages.server.ts'
import { type Entry, indexXml, partXml } from './xml.ts'

/** Names no tags: it is a minute old at most, and need not be made anew with every change of a listing. */
export async function answerSitemap({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const files = await page.search(request.signal, (database) => findFiles(database, page))
  const parts = askedLanguages.flatMap((asked) =>
    files.map(({ file, changedAt }) => ({ path: addressOfPart({ ...file, asked }), changedAt })),
  )
  return xml(indexXml(page.origin, parts))
}

type File = { readonly file: PartIn; readonly changedAt?: Date }

/** What there is a file of in every language. */
async function findFiles(database: Database, page: Page): Promise<File[]> {
  const files: File[] = [{ file: { of: 'pages' } }]
  for (const area of knownAreas()) {
    files.push({ file: { of: 'lists', area } })
    for (const { number, changedAt } of await findListingParts(database, area, page))
      files.push({ file: { of: 'listings', area, number }, changedAt })
  }
  return files
}

/** Not kept in memory, where it would take the room of pages that people read. */
export async function answerSitemapPart({ url, request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  page.validUntil = 0
  const part = partOfAddress(url.pathname)
  const entries = part && (await findEntries(part, page, request.signal))
  if (!part || !entries?.length) return new Response('There is no such sitemap.', { status: 404 })
  return xml(partXml(page.origin, part.asked, entries))
}

const findEntries = (part: Part, page: Page, signal: AbortSignal): Promise<readonly Entry[]> =>
  page.search(signal, (database) => {
    if (part.of === 'pages') return findPages(database, page)
    return part.of === 'lists'
      ? findLists(database, part.area)
      : findListingsOfPart(database, part.area, part.number, page)
  })

const xml = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
