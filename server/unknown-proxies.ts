import type { Context } from 'hono'
import type { Env } from './answers.ts'
import { type ProxyTest, unknownProxy } from './client-address.ts'
import type { Log } from './log.ts'

const hour = 60 * 60_000 // ms

/**
 * Finds the proxy of a request that TRUSTED_PROXIES should name but doesn't, and tells the log of the first one within an
 * hour after the start.
 * @returns its address; null: there is none
 */
export function unknownProxies(log: Log, isProxy: ProxyTest, peerOf: (c: Context<Env>) => string) {
  const start = performance.now()
  let isTold = false
  return (c: Context<Env>): string | null => {
    const proxy = unknownProxy(peerOf(c), c.req.raw.headers.get('x-forwarded-for'), isProxy)
    if (proxy && !isTold && performance.now() - start < hour) {
      isTold = true
      log.warn({ proxy }, 'TRUSTED_PROXIES does not name this proxy: all visitors look like one')
    }
    return proxy
  }
}
