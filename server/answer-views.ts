import type { Context } from 'hono'
import { z } from 'zod'
import { type Auth, userIdIn } from '../app/people/accounts/auth.server.ts'
import { countViews } from '../app/team/analytics/count-views.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import type { Counts } from '../app/ground/counting/counts.server.ts'
import { pageKind } from '../app/team/analytics/page-kind.ts'
import { type Env, plainAnswer } from './answers.ts'
import { networkAllowances } from './network-allowances.ts'
import type { Overload } from './overload.ts'
import { parsedJson } from './parsed-json.ts'
import { hasSession } from './session.ts'
import { traitsOf } from './traits.ts'

type ViewCounting = {
  database: Database
  overload?: Overload
  counts: Counts
  auth: Auth
  clientOf(c: Context<Env>): string
}

const path = z.string().max(300)
const sent = z
  .array(
    z.union([
      z.object({ path, what: z.enum(['view', 'contact', 'seen']) }),
      z.object({ path, what: z.literal('paint'), ms: z.number().min(0) }),
    ]),
  )
  .max(100)
/** Per network: no group of people looks at more. */
const rate = { most: 600, seconds: 600, free: 60 }

/**
 * `POST /views`: what a browser has counted. No page, as there is one for every visit: it has to cost next to nothing.
 */
export function answerViews({ database, overload, counts, auth, clientOf }: ViewCounting) {
  const allowanceOf = networkAllowances(database, 'views', rate)
  return async (c: Context<Env>) => {
    if (overload?.leavesOut('counting'))
      return plainAnswer(c, 503, 'Nothing is counted for now.', { 'retry-after': '5' })
    const counted = sent.safeParse(parsedJson(c.get('body')))
    if (!counted.success) return plainAnswer(c, 400, 'This is no list of what was counted.')
    const { headers } = c.req.raw
    const client = clientOf(c)
    const traits = traitsOf(headers, client)
    if (!traits) return plainAnswer(c, 204, '')
    const { isAllowed, seconds } = await allowanceOf(client, counted.data.length)
    if (!isAllowed) return plainAnswer(c, 429, 'Too many requests.', { 'retry-after': String(seconds) })
    // The people of the site at their work are no visitors.
    if (counted.data.some(({ path }) => pageKind(path))) counts.see(traits)
    countViews(counts, counted.data, hasSession(headers) ? await userIdIn(auth, headers) : null)
    return plainAnswer(c, 204, '')
  }
}
