import { data, type MiddlewareFunction } from 'react-router'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'

/** The admin who sends the request. Throws a redirect to /login for guests, and 403 for others. */
export function adminOf(context: Pick<RequestContext, 'viewer'>, url: URL, method?: string): Viewer {
  const viewer = viewerOf(context, url, method)
  if (viewer.role === 'admin') return viewer
  throw data(null, { status: 403 })
}

/** For routes of admins only (routes.ts). */
export const adminsOnly: MiddlewareFunction = ({ context, url, request }) => {
  adminOf(context.get(requestContext), url, request.method)
}
