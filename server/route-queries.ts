import type { RouteQuery } from '../app/ground/query/query.ts'

/** The routes of a server build. */
export type Routes = Readonly<
  Record<string, { readonly path?: string; readonly module: { readonly handle?: unknown } } | undefined>
>

type Route = { path: string; query: RouteQuery | undefined }

/** Finds the query that the route of a path declares by `handle = { query }`; undefined for a route without one. */
export function routeQueries(routes: Routes): (pathname: string) => RouteQuery | undefined {
  const find = routeFinder(routes)
  return (pathname) => find(pathname)?.query
}

/** Finds the route of a path as it is declared, like `/vehicles/:ref`. */
export function routePatterns(routes: Routes): (pathname: string) => string | undefined {
  const find = routeFinder(routes)
  return (pathname) => find(pathname)?.path
}

/** React Router's own search goes through all routes, which would cost more than all else of an answer from memory. */
function routeFinder(routes: Routes): (pathname: string) => Route | undefined {
  const all: Route[] = Object.values(routes).flatMap((route) =>
    route?.path === undefined ? [] : { path: `/${route.path}`, query: queryOf(route.module.handle) },
  )
  const fixed = new Map(all.filter(({ path }) => !isPattern(path)).map((route) => [route.path, route]))
  const patterns = all
    .filter(({ path }) => isPattern(path))
    .map(({ path, query }) => ({
      path,
      query,
      start: firstSegment(path),
      form: formOf(path),
      score: scoreOf(path),
    }))
    .toSorted((one, other) => other.score - one.score)
  const patternsFor = (start: string) =>
    patterns.filter((pattern) => pattern.start === start || isPattern(pattern.start))
  const byStart = new Map(patterns.map(({ start }) => [start, patternsFor(start)]))
  const others = patternsFor('')
  return (pathname) =>
    fixed.get(pathname) ??
    (byStart.get(firstSegment(pathname)) ?? others).find(({ form }) => form.test(pathname))
}

const queryOf = (handle: unknown) => (hasQuery(handle) ? handle.query : undefined)
const hasQuery = (handle: unknown): handle is { query: RouteQuery } =>
  typeof handle === 'object' && handle !== null && 'query' in handle

export const isPattern = (path: string) => /[:*]/.test(path)

/** The first segment of a path, which few routes share. */
export function firstSegment(path: string): string {
  const end = path.indexOf('/', 1)
  return end < 0 ? path : path.slice(0, end)
}

const formOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  )

/** React Router's: of several routes for one path the one with the highest score counts. */
const scoreOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .reduce((score, segment) => score + (segment === '*' ? -2 : segment.startsWith(':') ? 4 : 11), 0)
