import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../directory/known-areas.ts'
import { answerFeed } from '../directory/feed/answer-feed.server.ts'

/** `/feeds/vehicles.xml?make=Toyota`: the newest of the list at `/vehicles?make=Toyota`. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const area = knownAreas().find(({ path }) => args.url.pathname === `/feeds${path}.xml`)
  if (!area) throw new Response(null, { status: 404 })
  return answerFeed(area, args)
}
