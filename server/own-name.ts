import type { MiddlewareHandler } from 'hono'
import { type Env, plainAnswer } from './answers.ts'
import { isOwnMachine } from '../app/ground/request/own-machine.ts'
import type { Settings } from './settings.ts'

/**
 * Leads who opens a site of this machine by another of its names, such as 127.0.0.1, to the one of SITE_URL: to browsers
 * they are different sites, so forms would be refused and sessions be unknown.
 */
export function ownName({ origin }: Pick<Settings, 'origin'>): MiddlewareHandler<Env> {
  const own = new URL(origin)
  const isLocal = isOwnMachine(own.hostname)
  return async (c, next) => {
    if (!isLocal || c.req.method !== 'GET' || !c.req.header('accept')?.includes('text/html')) return next()
    const { hostname, port, pathname, search } = new URL(c.req.url)
    const isOther = hostname !== own.hostname && port === own.port && isOwnMachine(hostname)
    return isOther ? plainAnswer(c, 307, '', { location: origin + pathname + search }) : next()
  }
}
