import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../directory/known-areas.ts'
import { serverPartsOf } from '../directory/known-parts.server.ts'
import { listQuery } from '../directory/list/list-query.ts'
import { loadPins } from '../directory/list/load-pins.server.ts'
import { queryByPath } from '../ground/query/query.ts'

const areaAt = (pathname: string) => knownAreas().find(({ path }) => pathname === `/pins${path}`)

export const handle = {
  query: queryByPath((pathname) => {
    const area = areaAt(pathname)
    return area && listQuery(area)
  }),
}

/** `/pins/vehicles?make=Toyota`: the map of the list at `/vehicles?make=Toyota`. */
export async function loader({ url, request, context }: LoaderFunctionArgs) {
  const area = areaAt(url.pathname)
  if (!area) throw new Response(null, { status: 404 })
  return Response.json({
    points: await loadPins(area, { url, request, context }, serverPartsOf(area.kind).conditions),
  })
}
