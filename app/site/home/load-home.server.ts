import type { LoaderFunctionArgs } from 'react-router'
import { latestArticles } from '../../reading/articles/find-articles.server.ts'
import { businesses } from '../../areas/businesses/area.ts'
import { eventConditions } from '../../areas/events/conditions.server.ts'
import { events } from '../../areas/events/area.ts'
import { properties } from '../../areas/properties/area.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { inTime } from '../hubs/culture.server.ts'
import { countByIsland } from '../../directory/rollup.server.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { describeSite } from './describe-site.server.ts'

const most = 3

export async function loadHome({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const [things, shown] = await Promise.all([describeSite(context), findShown(context, url, request.signal)])
  context.structuredData.push(...things)
  return shown
}

const findShown = (context: RequestContext, url: URL, signal: AbortSignal) =>
  context.search(signal, async (database) => ({
    site: siteOf(context, url),
    island: context.island,
    properties: await findShowcase(database, properties, context, { most, island: context.island }),
    vehicles: await findShowcase(database, vehicles, context, { most, island: context.island }),
    events: inTime(
      await findShowcase(database, events, context, {
        most,
        island: context.island,
        condition: eventConditions.period({ period: 'thisWeek' }, context),
      }),
    ),
    businesses: await findShowcase(database, businesses, context, { most, island: context.island }),
    articles: await latestArticles(database, context, { most }),
    onIslands: await countByIsland(database, businesses),
  }))
