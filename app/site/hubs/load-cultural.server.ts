import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { latestArticles } from '../../reading/articles/find-articles.server.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { events } from '../../areas/events/area.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { inTime, isComing, isCultural, isHistorical } from './culture.server.ts'

const most = 6

export function loadCultural({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { island } = context
  return context.search(request.signal, async (database) => ({
    site: siteOf(context, url),
    places: await findShowcase(database, attractions, context, { most, island, condition: isHistorical }),
    events: inTime(
      await findShowcase(database, events, context, {
        most,
        island,
        condition: sql`${isComing(context.now)} and ${isCultural}`,
      }),
    ),
    articles: await latestArticles(database, context, { most: 3, category: 'culture' }),
  }))
}
