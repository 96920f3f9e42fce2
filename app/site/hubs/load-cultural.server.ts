import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { latestArticles } from '../../reading/articles/find-articles.server.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { events } from '../../areas/events/area.ts'
import { pageContext } from '../../ground/request/context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { inTime, isComing, isCultural, isHistorical } from './culture.server.ts'

const most = 6

export function loadCultural({ url, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  return page.search(request.signal, async (database) => ({
    site: siteOf(page, url),
    places: await findShowcase(database, attractions, page, { most, condition: isHistorical }),
    events: inTime(
      await findShowcase(database, events, page, {
        most,
        condition: sql`${isComing(page.now)} and ${isCultural}`,
      }),
    ),
    articles: await latestArticles(database, page, { most: 3, category: 'culture' }),
  }))
}
