import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../directory/known-areas.ts'
import { answerFeed } from '../directory/feed/answer-feed.server.ts'
import { feedQuery } from '../directory/feed/feed-query.ts'
import { queryByPath } from '../ground/query/query.ts'

const areaAt = (pathname: string) => knownAreas().find(({ path }) => pathname === `/feeds${path}.xml`)

export const handle = {
  query: queryByPath((pathname) => {
    const area = areaAt(pathname)
    return area && feedQuery(area)
  }),
}

/** `/feeds/vehicles.xml?make=Toyota`: the newest of the list at `/vehicles?make=Toyota`. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const area = areaAt(args.url.pathname)
  if (!area) throw new Response(null, { status: 404 })
  return answerFeed(area, args)
}
