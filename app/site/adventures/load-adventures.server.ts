import type { LoaderFunctionArgs } from 'react-router'
import { adventures } from '../../areas/adventures/area.ts'
import { adventureConditions } from '../../areas/adventures/area.server.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { conditionOf } from '../../directory/conditions.server.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { attractionCategory, attractionFilters } from './adventures-query.ts'

const most = 12

/** The list of adventures, and the attractions of one category, or of all. */
export async function loadAdventures(args: LoaderFunctionArgs) {
  return {
    list: await loadList(adventures, args, adventureConditions),
    category: attractionCategory(args.url),
    attractions: await findAttractions(args),
  }
}

/** None when they take too long: the adventures are there without them. */
async function findAttractions({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { island } = context
  const condition = conditionOf(attractions, attractionFilters(url), { ...context, custom: {} })
  return searchOr(context, request.signal, [], (database) =>
    findShowcase(database, attractions, context, { most, island, condition }),
  )
}
