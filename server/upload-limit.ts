import type { Context } from 'hono'
import { networkOf } from '../app/ground/db/rate-limit.server.ts'
import type { Env } from './answers.ts'
import { isSmall } from './received-body.ts'

const mostAtOnce = 32
const mostOfOne = 12

/** Ends one request with a body; undefined where too many are under way. */
export type UploadLimit = (c: Context<Env>) => (() => void) | undefined

/** Bounds how many requests with a body that isn't small are under way: of all clients, and of one network. */
export function uploadLimit(clientOf: (c: Context<Env>) => string): UploadLimit {
  const underWay = new Map<string, number>()
  let count = 0
  return (c) => {
    if (isSmall(c.req.raw.headers)) return () => {}
    const client = networkOf(clientOf(c))
    const own = underWay.get(client) ?? 0
    if (count >= mostAtOnce || own >= mostOfOne) return undefined
    count++
    underWay.set(client, own + 1)
    return () => {
      count--
      const left = underWay.get(client)! - 1
      if (left) underWay.set(client, left)
      else underWay.delete(client)
    }
  }
}
