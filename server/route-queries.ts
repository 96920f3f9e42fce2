import type { RouteQuery } from '../app/ground/query/query.ts'

/** The routes of a server build. */
export type Routes = Readonly<
  Record<string, { readonly path?: string; readonly module: { readonly handle?: unknown } } | undefined>
>

/**
 * Finds the query that the route of a path declares by `handle = { query }`; undefined for a route without one. React
 * Router's own search goes through all routes, which would cost more than all else of an answer from memory.
 */
export function routeQueries(routes: Routes): (pathname: string) => RouteQuery | undefined {
  const all = Object.values(routes).flatMap((route) =>
    route?.path === undefined ? [] : { path: `/${route.path}`, query: queryOf(route.module.handle) },
  )
  const fixed = new Map(all.filter(({ path }) => !isPattern(path)).map(({ path, query }) => [path, query]))
  const patterns = all
    .filter(({ path }) => isPattern(path))
    .map(({ path, query }) => ({
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
    fixed.has(pathname)
      ? fixed.get(pathname)
      : (byStart.get(firstSegment(pathname)) ?? others).find(({ form }) => form.test(pathname))?.query
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
