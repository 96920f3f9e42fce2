import type { Context, Next } from 'hono'
import type { Env } from '../answers.ts'
import { type Routes, routePatterns } from '../route-queries.ts'
import type { Tracing } from './tracing.ts'

/** Addresses that are no pages, by how they begin. */
const others = ['assets', 'media', 'og', 'api', 'live', 'sitemaps']
/** Asked all the time, by machines that want to know how the site is. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

type Parts = {
  tracing: Tracing
  routes: Routes
  /** Whether the request comes from a proxy of ours, which may have begun the trace. */
  isFromProxy: (c: Context<Env>) => boolean
}

/** A span for each request. It names the route and never the address, which may have words and secrets in it. */
export function traceRequests({ tracing, routes, isFromProxy }: Parts) {
  const patternOf = routePatterns(routes)

  function routeOf(path: string) {
    const [, first = ''] = path.split('/')
    if (others.includes(first)) return `/${first}/*`
    return patternOf(path.replace(/\.data$/, ''))
  }

  return async (c: Context<Env>, next: Next) => {
    const { path, method } = c.req
    if (probes.has(path)) return next()
    const route = routeOf(path)
    const attributes = {
      'http.request.method': method,
      'proa.request_id': c.get('requestId'),
      ...(route !== undefined && { 'http.route': route }),
    }
    const traceparent = isFromProxy(c) ? c.req.header('traceparent') : undefined
    await tracing.during(
      { name: route === undefined ? method : `${method} ${route}`, kind: 'server', attributes },
      async ({ set, fail }) => {
        await next()
        const { status } = c.res
        set({ 'http.response.status_code': status })
        if (status >= 500) fail(String(status))
      },
      traceparent,
    )
  }
}
