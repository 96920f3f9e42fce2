import type { AuthPage } from './auth-page.ts'
import { clientHeader } from './auth.server.ts'

const passedOn = [
  'cookie',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'accept-language',
]

/**
 * Calls the sign-in library's request handler, so that it checks the origin and counts requests per network. Its
 * functions, called directly, would do neither.
 * @param request of the visitor: cookies and browser are passed on
 * @param path below /api/auth
 */
export async function forward(
  context: Pick<AuthPage, 'origin' | 'clientAddress'> & { auth: Pick<AuthPage['auth'], 'handler'> },
  request: Request,
  path: string,
  body: object,
) {
  const headers = new Headers({
    'content-type': 'application/json',
    // Actions have no origin header here: it was compared earlier.
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
