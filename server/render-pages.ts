import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Render } from './page-maker.ts'
import { firstSegment, isPattern } from './route-queries.ts'

/**
 * React Router's request handler, with the routes that an address can have: it tries one after the other, twice for
 * each request, and nearly all of 180 begin with another segment than the address.
 */
export function pageRenderer(build: ServerBuild): Render {
  const handle = (routes: ServerBuild['routes']) => createRequestHandler({ ...build, routes }, 'production')
  const byStart = new Map([...routesByStart(build.routes)].map(([start, routes]) => [start, handle(routes)]))
  const others = handle(build.routes)
  return (request, context) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, '')
    return (byStart.get(firstSegment(path)) ?? others)(request, context)
  }
}

type Route = {
  id: string
  path?: string | undefined
  index?: boolean | undefined
  parentId?: string | undefined
}
type Routes<R extends Route> = Record<string, R | undefined>

/** For each segment with which paths begin, as `/vehicles`: the routes that a path beginning so can have, in their order. */
export function routesByStart<R extends Route>(routes: Routes<R>): Map<string, Routes<R>> {
  const all = Object.values(routes).flatMap((route) => {
    const start = route && startOf(route)
    return route && start ? [{ route, start }] : []
  })
  const starts = new Set(all.map(({ start }) => start).filter((start) => !isPattern(start)))
  const from = (start: string) => {
    const own = all.filter((one) => one.start === start || isPattern(one.start))
    const ids = new Set(own.flatMap(({ route }) => withAncestors(routes, route)))
    return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  }
  return new Map([...starts].map((start) => [start, from(start)]))
}

/** Undefined for a layout, which has no path of its own. */
function startOf({ path, index }: Route) {
  if (index) return '/'
  return path ? firstSegment(`/${path}`) : undefined
}

/** The ids of a route and of all that are around it. */
const withAncestors = <R extends Route>(routes: Routes<R>, route: R): string[] => {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [route.id, ...withAncestors(routes, parent)] : [route.id]
}
