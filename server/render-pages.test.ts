import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routeTree } from '../tests/site-routes.ts'
import { routesByStart } from './render-pages.ts'
import { firstSegment } from './route-queries.ts'

type Route = { id: string; path?: string; index?: boolean; parentId?: string }

const flat = (tree: readonly RouteObject[], parentId?: string): Route[] =>
  tree.flatMap(({ id = '', path, index, children = [] }) => [
    { id, path, index, parentId },
    ...flat(children, id),
  ])
const treeOf = (routes: readonly Route[], parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, index: true } : { id, path, children: treeOf(routes, id) }))

const routes = flat(routeTree)
const byStart = routesByStart(Object.fromEntries(routes.map((route) => [route.id, route])))

test('of the routes for the beginning of an address React Router finds the same one as of all', () => {
  const values = ['7', 'new', 'mine', 'history', 'import', 'contact', 'A.ics', 'a%2Fb', 'a/b']
  const paths = routes.flatMap(({ path = '' }) =>
    values.map((value) => `/${path.replaceAll(/:\w+\??|\*/g, value)}`),
  )
  const idsOf = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id)
  const tried = [...new Set(paths)].flatMap((path) => {
    const some = byStart.get(firstSegment(path))
    return some ? [{ path, tree: treeOf(Object.values(some).flatMap((route) => route ?? [])) }] : []
  })
  expect(tried.length).toBeGreaterThan(routes.length)
  expect(tried.map(({ path, tree }) => [path, idsOf(tree, path)])).toEqual(
    tried.map(({ path }) => [path, idsOf(routeTree, path)]),
  )
})

test('few routes are tried for an address', () => {
  const counts = ['/', '/vehicles', '/about', '/profile'].map(
    (start) => Object.keys(byStart.get(start)!).length,
  )
  expect(Math.max(...counts)).toBeLessThan(20)
})
