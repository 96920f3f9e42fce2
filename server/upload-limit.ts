import type { Context, MiddlewareHandler } from 'hono'
import { type Env, plainAnswer } from './answers.ts'
import { isSmall } from './received-body.ts'

const mostAtOnce = 32
const mostOfOne = 12
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Bounds how many requests with a body that isn't small are under way: of all clients, and of one. */
export function uploadLimit(clientOf: (c: Context<Env>) => string): MiddlewareHandler<Env> {
  const underWay = new Map<string, number>()
  let count = 0
  return async (c, next) => {
    if (reads.has(c.req.method) || isSmall(c.req.raw.headers)) return next()
    const client = clientOf(c)
    const own = underWay.get(client) ?? 0
    if (count >= mostAtOnce || own >= mostOfOne)
      return plainAnswer(c, 503, 'Too many files are being sent. Please try again in a few seconds.', {
        'retry-after': '5',
      })
    count++
    underWay.set(client, own + 1)
    try {
      return await next()
    } finally {
      count--
      const left = underWay.get(client)! - 1
      if (left) underWay.set(client, left)
      else underWay.delete(client)
    }
  }
}
