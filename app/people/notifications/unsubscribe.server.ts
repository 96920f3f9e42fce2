import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { type EventName, eventNames } from './events.ts'

type Seal = Pick<RequestContext, 'seal'>

/** A path that unsubscribes a user from the mails about an event, without a sign-in. */
export const unsubscribePath = ({ seal }: Seal, userId: string, event: EventName) =>
  `/unsubscribe/${userId}.${event}.${sealOf(seal, userId, event)}`

/** Verifies the last part of such a path; null if it is not valid. */
export function readUnsubscribe({ seal }: Seal, token: string): { userId: string; event: EventName } | null {
  const [userId = '', name = '', given = ''] = token.split('.')
  const event = eventNames.find((one) => one === name)
  if (!event) return null
  const own = Buffer.from(sealOf(seal, userId, event))
  const sent = Buffer.from(given)
  return sent.length === own.length && timingSafeEqual(sent, own) ? { userId, event } : null
}

const sealOf = (seal: RequestContext['seal'], userId: string, event: EventName) =>
  seal(`unsubscribe ${userId} ${event}`)
