import { data, type MiddlewareFunction } from 'react-router'
import { viewerOf } from '../../people/users/viewer.ts'
import { isStaff, type Viewer } from '../../ground/request/viewer.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'

/** The moderator or admin who sends the request. Throws a redirect to /login for guests, and 403 for others. */
export function staffOf(context: Pick<RequestContext, 'viewer'>, url: URL, method?: string): Viewer {
  const viewer = viewerOf(context, url, method)
  if (isStaff(viewer)) return viewer
  throw data(null, { status: 403 })
}

/** For routes below `/admin` (routes.ts), whether their subject exists or not. */
export const staffOnly: MiddlewareFunction = ({ context, url, request }) => {
  staffOf(context.get(requestContext), url, request.method)
}
