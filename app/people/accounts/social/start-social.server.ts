import type { AuthPage } from '../auth-page.ts'
import { forward } from '../forward.server.ts'
import { refuseAuth, type RefusedAuth } from '../auth-codes.ts'
import type { Provider } from './provider-names.ts'

/** The address at the provider where a browser signs in; `cookies` tie the way back to this browser and to `next`. */
export async function startSocial(
  context: AuthPage,
  request: Request,
  provider: Provider,
  next: string,
): Promise<{ ok: true; location: string; cookies: string[] } | RefusedAuth> {
  const answer = await forward(context, request, '/sign-in/social', {
    provider,
    callbackURL: next,
    errorCallbackURL: `/login?${new URLSearchParams({ next })}`,
  })
  if (answer.status === 429) return refuseAuth('too_many', answer.retryAfter)
  if (answer.status !== 200) return refuseAuth('failed')
  const location = new URL((answer.body as { url: string }).url)
  const asked = new URLSearchParams(location.search)
  // The hash of the verifier, which `nonceOf` makes as well.
  if (asked.get('scope')?.split(' ').includes('openid')) asked.set('nonce', asked.get('code_challenge') ?? '')
  location.search = asked.toString()
  return { ok: true, location: location.href, cookies: answer.cookies }
}
