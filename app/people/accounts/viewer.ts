import { type MiddlewareFunction, redirect } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { SocialProblem } from './sign-in/social-problem.ts'

export type Role = 'user' | 'business' | 'moderator' | 'admin'

/** Who is signed in, as their session says on this request. */
export type Viewer = {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly fullName: string
  /** Address of their picture. */
  readonly image: string | null
  readonly role: Role
  /** Whether a person looked at their ID and approved. */
  readonly isVerified: boolean
  /** Made by a simulated sign-in: worth nothing outside demo mode. */
  readonly isDemo: boolean
  /** When they are deleted, as they asked: until then they may come back. */
  readonly closesAt: Date | null
}

/**
 * Who asks for a private page. Throws the way to /login, which leads back, where nobody is signed in, and where one is
 * who asked to be deleted, the way to where they can come back.
 * @param method of the request: whoever sent something is told that it was not saved
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
const sessionEnded = { error: 'session_ended' satisfies SocialProblem }

export const returnPath = '/account/return'

/** Of the routes that are for those signed in alone (routes.ts): runs before any loader or action of theirs. */
export const signedInOnly: MiddlewareFunction = ({ context, url, request }) => {
  viewerOf(context.get(requestContext), url, request.method)
}
