import { createHash } from 'node:crypto'
import { z } from 'zod'

const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1),
})

const skew = 60 // s that clocks may differ

/** What the browser brings to the provider and the ID token brings back: it fits one sign-in, that of this verifier. */
export const nonceOf = (codeVerifier: string) => createHash('sha256').update(codeVerifier).digest('base64url')

/**
 * The account that an ID token names. The provider's own server gave us the token over TLS, which replaces checking its
 * signature (OpenID Connect Core 3.1.3.7). Throws unless it was made by this provider, for this site and this sign-in, and still holds.
 */
export function subjectOf(
  token: unknown,
  { issuer, clientId, nonce, now }: { issuer: string; clientId: string; nonce: string; now: Date },
): string {
  const { iss, aud, azp, exp, sub, ...given } = claims.parse(payloadOf(token))
  const audience = [aud].flat()
  const isFor = audience.includes(clientId) && (audience.length === 1 || azp === clientId)
  const problem =
    // Google documents its own name with and without https://.
    (iss !== issuer && `https://${iss}` !== issuer && 'of another issuer') ||
    (!isFor && 'for another audience') ||
    (exp + skew < now.getTime() / 1000 && 'expired') ||
    (given.nonce !== nonce && 'of another sign-in')
  if (problem) throw new Error(`The ID token is ${problem}`)
  return sub
}

function payloadOf(token: unknown): unknown {
  const [, payload = ''] = typeof token === 'string' ? token.split('.') : []
  return JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null')
}
