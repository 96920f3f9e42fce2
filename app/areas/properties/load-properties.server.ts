import type { LoaderFunctionArgs } from 'react-router'
import { withStays } from '../../deals/bookings/for-areas.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { propertyConditions } from './area.server.ts'
import { stayParameters } from './stay-query.ts'

/** A list of properties; filtered by dates, its cards have the price of the whole stay. */
export async function loadProperties(
  area: AnyArea,
  args: Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>,
) {
  const list = await loadList(area, args, propertyConditions)
  return withStays(list, args.context.get(requestContext), area.kind, stayParameters)
}
