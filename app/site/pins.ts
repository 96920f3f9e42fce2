import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../directory/known-areas.ts'
import { serverPartsOf } from '../directory/known-parts.server.ts'
import { loadPins } from '../directory/list/load-pins.server.ts'

/** `/pins/vehicles?make=Toyota`: the map of the list at `/vehicles?make=Toyota`. */
export async function loader({ url, request, context }: LoaderFunctionArgs) {
  const area = knownAreas().find(({ path }) => url.pathname === `/pins${path}`)
  if (!area) throw new Response(null, { status: 404 })
  return Response.json({
    points: await loadPins(area, { url, request, context }, serverPartsOf(area.kind).conditions),
  })
}
