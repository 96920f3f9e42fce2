import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { type Auth, readSession } from '../../app/people/accounts/auth.server.ts'
import { type Env, plainAnswer } from '../answers.ts'
import { hasSession } from '../session.ts'
import type { LiveLines } from './live-lines.ts'

type LiveParts = { lines: LiveLines; auth: Auth; demo: boolean }

/**
 * The line of server-sent events for a signed-in user, `/live`. It goes on after the event that the browser names, or with
 * what happened since so many milliseconds ago; with 204 it asks whose session it has, and no more.
 */
export function answerLive({ lines, auth, demo }: LiveParts) {
  return async (c: Context<Env>) => {
    const { headers } = c.req.raw
    if (c.req.method === 'HEAD') return plainAnswer(c, 204, '') // a line without a body would hold a place in vain
    const { viewer, cookies } = hasSession(headers) ? await readSession(auth, headers, { demo }) : signedOut
    if (!viewer) return plainAnswer(c, 204, '')
    const { outgoing } = c.env
    const since = sinceOf(c.req.query('after') ?? c.req.header('last-event-id'), c.req.query('ago'))
    const head = { ...c.get('head'), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
    return outgoing && lines.open(viewer.id, since, outgoing, head)
      ? RESPONSE_ALREADY_SENT
      : plainAnswer(c, 503, 'Nothing is heard at the moment.', { 'retry-after': '5' })
  }
}

const signedOut = { viewer: null, cookies: [] }

const sinceOf = (after = '', ago = '') =>
  isNumber(after) ? { after: Number(after) } : { ago: isNumber(ago) ? Number(ago) : 0 }

const isNumber = (text: string) => /^\d{1,15}$/.test(text)
