import type { Context, MiddlewareHandler } from 'hono'
import { type Env, plainAnswer } from './answers.ts'
import { networkCounts } from './network-counts.ts'

/**
 * Refuses clients that send requests faster than anyone types. All requests behind one limit count together.
 * @param most requests a minute of one network; of keys, five a second without a pause
 */
export function typingLimit(
  clientOf: (c: Context<Env>) => string,
  { most = 300 }: { most?: number } = {},
): MiddlewareHandler<Env> {
  const countedFor = networkCounts(60_000)
  return async (c, next) => {
    const { count, secondsLeft } = countedFor(clientOf(c))
    if (count <= most) return next()
    return plainAnswer(c, 429, 'Too many requests. Please wait a minute.', {
      'retry-after': String(secondsLeft),
    })
  }
}
