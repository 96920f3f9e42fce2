import type { Context, MiddlewareHandler } from 'hono'
import { networkOf } from '../app/db/rate-limit.server.ts'
import { type Env, plainAnswer } from './answers.ts'

const window = 60_000 // ms
const mostKnown = 10_000

/**
 * Refuses whoever asks faster than anyone types. Each process counts for itself, in memory: a row in the database would
 * cost more than most of the answers, and this protects no secret. All that one limit stands before counts together.
 * @param most requests a minute of one network; of keys, five a second without a pause
 */
export function typingLimit(
  clientOf: (c: Context<Env>) => string,
  { most = 300 }: { most?: number } = {},
): MiddlewareHandler<Env> {
  let counts = new Map<string, number>()
  let endsAt = 0
  return async (c, next) => {
    const now = Date.now()
    if (now >= endsAt || counts.size >= mostKnown) {
      counts = new Map()
      endsAt = now + window
    }
    const network = networkOf(clientOf(c))
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    if (count <= most) return next()
    const seconds = Math.ceil((endsAt - now) / 1000)
    return plainAnswer(c, 429, 'Too many requests. Please wait a minute.', { 'retry-after': String(seconds) })
  }
}
