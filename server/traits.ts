import { isRobot } from '../app/ground/counting/robots.ts'
import { networkOf } from '../app/ground/db/rate-limit.server.ts'

/** Distinguishes a visitor from others today; null for robots and for a browser that prefetches. */
export function traitsOf(headers: Headers, client: string): string | null {
  const agent = headers.get('user-agent') ?? ''
  return isRobot(agent) || isPrefetch(headers) ? null : `${networkOf(client)} ${agent}`
}

/** Whether a browser asks before anyone wants to see the page. */
export const isPrefetch = (headers: Headers) =>
  (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').startsWith('prefetch')
