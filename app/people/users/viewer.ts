import { type MiddlewareFunction, redirect } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { accountHeader } from '../../ground/outbox/account-header.ts'
import type { Viewer } from '../../ground/request/viewer.ts'

/**
 * The person who asks for a private page. Throws a redirect to /login, which leads back, if nobody is signed in; and
 * one to the page for returning if the person asked for their account to be deleted.
 * @param method of the request: a person who sent something is told that it was not saved
 */
export function viewerOf({ viewer }: Pick<RequestContext, 'viewer'>, url: URL, method = 'GET'): Viewer {
  if (!viewer) {
    const told = method === 'GET' || method === 'HEAD' ? {} : sessionEnded
    throw redirect(`/login?${new URLSearchParams({ next: url.pathname + url.search, ...told })}`)
  }
  if (viewer.closesAt && url.pathname !== returnPath) throw redirect(returnPath)
  return viewer
}

/** What /login is told where a form came without a session: it ended while they wrote. */
const sessionEnded = { error: 'session_ended' }

export const returnPath = '/account/return'

/**
 * Of the routes that are for those signed in alone (routes.ts): runs before any loader or action of theirs. What a browser
 * sends for an account that is not signed in any more is answered as if nobody were.
 */
export const signedInOnly: MiddlewareFunction = ({ context, url, request }) => {
  const { viewer } = context.get(requestContext)
  const account = request.headers.get(accountHeader) ?? viewer?.id
  viewerOf({ viewer: account === viewer?.id ? viewer : null }, url, request.method)
}
