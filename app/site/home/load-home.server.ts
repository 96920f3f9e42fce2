import type { LoaderFunctionArgs } from 'react-router'
import { latestArticles } from '../../reading/articles/find-articles.server.ts'
import { businesses } from '../../areas/businesses/area.ts'
import { eventConditions } from '../../areas/events/conditions.server.ts'
import { events } from '../../areas/events/area.ts'
import { properties } from '../../areas/properties/area.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { type Page, pageContext } from '../../ground/request/context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { countByIsland } from '../../directory/rollup.server.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { describeSite } from './describe-site.server.ts'

const most = 3

export async function loadHome({ url, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const [things, shown] = await Promise.all([describeSite(page), findShown(page, url, request.signal)])
  page.structuredData.push(...things)
  return shown
}

const findShown = (page: Page, url: URL, signal: AbortSignal) =>
  page.search(signal, async (database) => ({
    site: siteOf(page, url),
    properties: await findShowcase(database, properties, page, { most }),
    vehicles: await findShowcase(database, vehicles, page, { most }),
    events: await findShowcase(database, events, page, {
      most,
      condition: eventConditions.period!('thisWeek', page.now),
    }),
    businesses: await findShowcase(database, businesses, page, { most }),
    articles: await latestArticles(database, page, { most }),
    onIslands: await countByIsland(database),
  }))
