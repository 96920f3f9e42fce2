import type { LoaderFunctionArgs } from 'react-router'
import { areas } from '../../areas/registry.ts'
import { pageContext, type Page } from '../../context.ts'
import { addressOfPart, askedLanguages, type Part, partOfAddress } from './addresses.ts'
import { findListingParts, findListingsOfPart } from './find-listings.server.ts'
import { findLists } from './find-lists.server.ts'
import { findPages } from './find-pages.server.ts'
import { type Entry, indexXml, partXml } from './xml.ts'

/** Names no tags: it is a minute old at most, and need not be made anew with every change of a listing. */
export async function answerSitemap({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const found = await page.search(request.signal, (database) => findListingParts(database, areas, page))
  const parts = askedLanguages.flatMap((asked) => [
    { path: addressOfPart({ of: 'pages', asked }) },
    ...areas.flatMap((area) => [
      { path: addressOfPart({ of: 'lists', area, asked }) },
      ...found
        .filter(({ kind }) => kind === area.kind)
        .map(({ number, changedAt }) => ({
          path: addressOfPart({ of: 'listings', area, asked, number }),
          changedAt,
        })),
    ]),
  ])
  return xml(indexXml(page.origin, parts))
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

async function findEntries(part: Part, page: Page, signal: AbortSignal): Promise<readonly Entry[]> {
  if (part.of === 'pages') return findPages()
  return page.search(signal, (database) =>
    part.of === 'lists'
      ? findLists(database, part.area)
      : findListingsOfPart(database, part.area, part.number, page),
  )
}

const xml = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
