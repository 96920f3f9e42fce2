import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieName } from './auth.server.ts'
import type { AuthPage } from './auth-page.ts'

const name = 'proa_devices'
const lasting = 365 * 24 * 60 * 60 // s
const mostAccounts = 5

/**
 * The key under which failed password attempts count together: a browser that signed in to this account before has its
 * own count, all other browsers share one. So a stranger who guesses can't lock out the owner.
 */
export function attemptsKey(context: AuthPage, request: Request, email: string): string {
  const known = entriesOf(context, request).find((entry) => isOf(context, entry, email))
  return known ? `device ${known.split('.')[0]}` : strangersKey(email)
}

export const strangersKey = (email: string) =>
  `address ${createHash('sha256').update(email).digest('base64url')}`

/** A Set-Cookie value that marks this browser as known to this account. It doesn't identify the account. */
export function deviceCookie(context: AuthPage, request: Request, email: string): string {
  const nonce = randomBytes(16).toString('base64url')
  const others = entriesOf(context, request).filter((entry) => !isOf(context, entry, email))
  const entries = [`${nonce}.${sealOf(context, nonce, email)}`, ...others].slice(0, mostAccounts)
  const secure = context.origin.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(context)}=${entries.join('~')}; Path=/; Max-Age=${lasting}; HttpOnly; SameSite=Lax${secure}`
}

const nameOf = ({ origin }: AuthPage) => cookieName(origin, name)

function entriesOf(context: AuthPage, request: Request): string[] {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const own = cookies.find((pair) => pair.startsWith(`${nameOf(context)}=`))
  return own?.slice(nameOf(context).length + 1).split('~') ?? []
}

function isOf(context: AuthPage, entry: string, email: string): boolean {
  const [nonce = '', seal = ''] = entry.split('.')
  const givenSeal = Buffer.from(seal)
  const own = Buffer.from(sealOf(context, nonce, email))
  return givenSeal.length === own.length && timingSafeEqual(givenSeal, own)
}

const sealOf = ({ seal }: AuthPage, nonce: string, email: string) => seal(`device ${nonce} of ${email}`)
