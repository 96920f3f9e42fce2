import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { adventures } from '../../areas/adventures/area.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { events } from '../../areas/events/area.ts'
import { shopping } from '../../areas/shopping/area.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { inTime, isComing, isHistorical } from './culture.server.ts'

const most = 3

export function loadExperiences({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { island } = context
  return context.search(request.signal, async (database) => ({
    site: siteOf(context, url),
    events: inTime(
      await findShowcase(database, events, context, { most, island, condition: isComing(context.now) }),
    ),
    culture: await findShowcase(database, attractions, context, { most, island, condition: isHistorical }),
    adventures: await findShowcase(database, adventures, context, { most, island }),
    attractions: await findShowcase(database, attractions, context, {
      most,
      island,
      condition: sql`not (${isHistorical})`,
    }),
    shopping: await findShowcase(database, shopping, context, { most, island }),
  }))
}
