import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { adventures } from '../../areas/adventures/area.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { events } from '../../areas/events/area.ts'
import { shopping } from '../../areas/shopping/area.ts'
import { pageContext } from '../../ground/request/context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { inTime, isComing, isHistorical } from './culture.server.ts'

const most = 3

export function loadExperiences({ url, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  return page.search(request.signal, async (database) => ({
    site: siteOf(page, url),
    events: inTime(await findShowcase(database, events, page, { most, condition: isComing(page.now) })),
    culture: await findShowcase(database, attractions, page, { most, condition: isHistorical }),
    adventures: await findShowcase(database, adventures, page, { most }),
    attractions: await findShowcase(database, attractions, page, {
      most,
      condition: sql`not (${isHistorical})`,
    }),
    shopping: await findShowcase(database, shopping, page, { most }),
  }))
}
