import type { MiddlewareHandler } from 'hono'
import { arrivalCookie } from '../app/people/accounts/arrival.ts'
import type { Auth } from '../app/people/accounts/auth.server.ts'
import { isSignOutPending, pendingOver } from '../app/people/users/pending-sign-out.ts'
import type { Env } from './answers.ts'
import { hasSession, withoutSession } from './session.ts'

/**
 * Ends the session of a visitor who signed out when this server could not be reached, before anything is answered in
 * its name. The request goes on as a guest's.
 */
export function pendingSignOut(auth: Auth): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { headers } = c.req.raw
    if (!isSignOutPending(headers.get('cookie') ?? '')) return next()
    const { url, method, signal } = c.req.raw
    const isLate = new URL(url).pathname !== '/api/auth/logout'
    const arrivalCookies = isLate ? [arrivalCookie('signed-out-late')] : []
    const over = hasSession(headers) ? [...(await end(auth, headers)), ...arrivalCookies] : []
    c.req.raw = new Request(url, { method, headers: withoutSession(headers), signal })
    await next()
    const answered = c.res.headers
    if (answered.get('cache-control')?.includes('public')) return // some cache may give it to others
    // Before the answer's own, which may begin another session.
    const cookies = [...over, pendingOver, ...answered.getSetCookie()]
    answered.delete('set-cookie')
    for (const cookie of cookies) answered.append('set-cookie', cookie)
  }
}

async function end(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
  return answered.getSetCookie()
}
