import { type MiddlewareFunction, redirect } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { accountHeader } from '../../ground/outbox/account-header.ts'
import type { Viewer } from '../../ground/request/viewer.ts'

/**
 * The signed-in user who requests a private page. Throws a redirect to /login, which leads back, if no one is signed
 * in; and one to the return page if the user has asked for deletion.
 * @param method of the request: if it is not GET, /login says that nothing was saved
 */
export function viewerOf({ viewer }: Pick<RequestContext, 'viewer'>, url: URL, method = 'GET'): Viewer {
  if (!viewer) {
    const notice = method === 'GET' || method === 'HEAD' ? {} : sessionEnded
    throw redirect(`/login?${new URLSearchParams({ next: url.pathname + url.search, ...notice })}`)
  }
  if (viewer.closesAt && url.pathname !== returnPath) throw redirect(returnPath)
  return viewer
}

/** Tells /login that the session ended before a form was sent. */
const sessionEnded = { error: 'session_ended' }

export const returnPath = '/account/return'

/**
 * For routes of signed-in users only (routes.ts): runs before their loaders and actions. What a browser sends for an
 * account that is no longer signed in is answered as to a guest.
 */
export const signedInOnly: MiddlewareFunction = ({ context, url, request }) => {
  const { viewer } = context.get(requestContext)
  const account = request.headers.get(accountHeader) ?? viewer?.id
  viewerOf({ viewer: account === viewer?.id ? viewer : null }, url, request.method)
}
