import type { LoaderFunctionArgs } from 'react-router'
import { areas } from '../registry/areas.ts'
import { customConditions } from '../registry/areas.server.ts'
import { loadPins } from '../directory/list/load-pins.server.ts'

/** `/pins/vehicles?make=Toyota`: the map of the list at `/vehicles?make=Toyota`. */
export async function loader({ url, request, context }: LoaderFunctionArgs) {
  const area = areas.find(({ path }) => url.pathname === `/pins${path}`)
  if (!area) throw new Response(null, { status: 404 })
  return Response.json({
    points: await loadPins(area, { url, request, context }, customConditions[area.kind]),
  })
}
