import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { RouteObject } from 'react-router'
import config from '../app/routes.ts'

const modules = import.meta.glob<{ handle?: unknown }>(['../app/**/*.{ts,tsx}', '!../app/**/*.test.{ts,tsx}'])

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file

/** Every route of the site with its module, as a server build has them. */
export async function siteRoutes() {
  const entries = await Promise.all(
    withChildren(config).map(async (route) => {
      const module = await modules[`../app/${route.file}`]!()
      return [idOf(route), { path: route.index ? '' : route.path, module }] as const
    }),
  )
  return Object.fromEntries(entries)
}

const withChildren = (routes: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])])

const branchOf = (route: RouteConfigEntry): RouteObject =>
  route.index
    ? { id: idOf(route), index: true }
    : { id: idOf(route), path: route.path, children: route.children?.map(branchOf) }

/** The routes as React Router matches them. */
export const routeTree = config.map(branchOf)

/** As they are declared, with `:` before what differs. */
export const routePaths = withChildren(config).flatMap(({ path }) => path ?? [])
