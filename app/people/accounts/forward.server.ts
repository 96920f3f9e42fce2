import type { RequestContext } from '../../ground/request/request-context.ts'
import { clientHeader } from './auth.server.ts'

/** What the functions of this folder need of a page. */
export type AuthPage = Pick<
  RequestContext,
  'auth' | 'database' | 'viewer' | 'origin' | 'clientAddress' | 'language' | 'seal' | 'now' | 'demo'
>

const passedOn = [
  'cookie',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'accept-language',
]

/**
 * Asks the sign-in library as a browser would, so that it checks the origin and counts the network's requests:
 * its own functions, called from here, would do neither.
 * @param request what the visitor sent: their cookies and browser are passed on
 * @param path below /api/auth
 */
export async function forward(context: AuthPage, request: Request, path: string, body: object) {
  const headers = new Headers({
    'content-type': 'application/json',
    // A page's action gets none: it was compared before.
    origin: request.headers.get('origin') ?? context.origin,
    [clientHeader]: context.clientAddress,
  })
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const forwarded = new Request(`${context.origin}/api/auth${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const answer = await context.auth.handler(forwarded)
  if (answer.status >= 500) throw new Error(`Signing in failed: ${await answer.text()}`)
  return {
    status: answer.status,
    body: (await answer.json()) as unknown,
    cookies: answer.headers.getSetCookie(),
    retryAfter: Number(answer.headers.get('x-retry-after')) || undefined,
  }
}
