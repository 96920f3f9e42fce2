import { isRobot } from '../app/ground/counting/robots.ts'
import { networkOf } from '../app/ground/db/rate-limit.server.ts'
import { isPrefetch } from '../app/ground/request/prefetch.ts'

/** Distinguishes a visitor from others today; null for robots and for a browser that prefetches. */
export function traitsOf(headers: Headers, client: string): string | null {
  const agent = headers.get('user-agent') ?? ''
  return isRobot(agent) || isPrefetch(headers) ? null : `${networkOf(client)} ${agent}`
}
