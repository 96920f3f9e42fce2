import { isRobot } from '../app/ground/counting/robots.ts'
import { networkOf } from '../app/ground/db/rate-limit.server.ts'

/** Distinguishes a visitor from others today; null for robots and for a browser that prefetches. */
export function traitsOf(headers: Headers, client: string): string | null {
  const agent = headers.get('user-agent') ?? ''
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return isRobot(agent) || purpose.startsWith('prefetch') ? null : `${networkOf(client)} ${agent}`
}
