import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routeTree, siteRoutes } from '../tests/site-routes.ts'
import { storedAddresses } from './addresses.ts'
import { routeQueries } from './route-queries.ts'

const routes = await siteRoutes()
const storedAddress = storedAddresses(routes)
const at = (address: string) => new URL(address, 'http://localhost')

test.each([
  [
    '/hotels/hotel-1?x=1&guests=2-adults&checkOut=2026-05-04&checkIn=2026-05-01',
    '/hotels/hotel-1?checkIn=2026-05-01&checkOut=2026-05-04&guests=2-adults',
  ],
  ['/hotels/hotel-1?checkIn=tomorrow&guests=100', '/hotels/hotel-1'],
  ['/hotels/hotel-1?reviews=3&checkIn=2026-05-01', '/hotels/hotel-1?checkIn=2026-05-01&reviews=3'],
  ['/vehicles/1?checkIn=2026-05-01&reviews=2', '/vehicles/1'],
  ['/hotels/hotel-1?reviews=1', '/hotels/hotel-1'],
  ['/hotels/taxi?service=taxi&checkIn=2026-05-01', '/hotels/taxi?service=taxi'],
  ['/hotels/taxi/1?checkIn=2026-05-01', '/hotels/taxi/1'],
  ['/virtual-tour/7?lang=ko&stop=1', '/virtual-tour/7?stop=1&lang=ko'],
  ['/contact?topic=event&about=vehicle/2&x=1', '/contact?about=vehicle%2F2&topic=event'],
  ['/contact?topic=general&about=//elsewhere.example', '/contact'],
  ['/food/restaurants?cuisine=korean&category=bakery&checkIn=x', '/food/restaurants?cuisine=korean'],
  ['/hotels/rent?offer=sale&sort=oldest', '/hotels/rent?sort=oldest'],
  ['/adventures?category=diving&attractions=castles', '/adventures?category=diving'],
  ['/pins/food?category=restaurant&x=1', '/pins/food?category=restaurant'],
  ['/pins/nothing?category=restaurant', '/pins/nothing'],
  ['/experiences?x=1', '/experiences'],
  ['/vehicles?page=99999', '/vehicles?page=100'],
  ['/blog?page=4711', '/blog?page=100'],
  ['/blog?page=2&q=%20Reef%20&utm=x', '/blog?page=2&q=Reef'],
  ['/blog?page=-1&lang=ko', '/blog?lang=ko'],
  ['/blog/category/travel?q=x&page=3', '/blog/category/travel?page=3'],
  ['/blog/a-reef?page=3', '/blog/a-reef'],
  ['/search?q=%20Beach%20&island=rota&page=2', '/search?island=rota&q=Beach'],
  ['/search?q=beach&island=', '/search?q=beach'],
  ['/suggest?q=bea&island=rota', '/suggest?q=bea'],
  ['/buy-and-sell/favorites?tab=x', '/buy-and-sell/favorites'],
  ['/ask-local?q=visa&x=1&page=1&category=travel', '/ask-local?category=travel&q=visa'],
  ['/ask-local/new?category=travel&q=visa', '/ask-local/new?q=visa'],
  ['/ask-local/1?q=visa', '/ask-local/1'],
  ['/admin/users?x=1&state=suspended&role=none&q=maria', '/admin/users?q=maria&state=suspended'],
  [
    '/admin/audit?x=1&subject=user/1&after=soon&by=a@example.com',
    '/admin/audit?by=a%40example.com&subject=user%2F1',
  ],
  ['/vehicles.data?x=1&make=Honda&_routes=a', '/vehicles.data?make=Honda&_routes=a'],
  ['/nowhere?page=2&lang=xx', '/nowhere'],
])('%s is kept as %s', (address, kept) => {
  expect(storedAddress(at(address), 'all')).toBe(kept)
})

test.each([
  ['/vehicles?make=Honda', '/vehicles?island=rota&make=Honda'],
  ['/vehicles?island=all', '/vehicles?island=all'],
  ['/pins/vehicles', '/pins/vehicles?island=rota'],
  [
    '/feeds/vehicles.xml?sort=oldest&view=list&page=3&box=145,15,146,16&make=Honda&utm_source=x',
    '/feeds/vehicles.xml?make=Honda',
  ],
  ['/feeds/events.ics?period=today&category=music&lang=ja', '/feeds/events.ics?category=music&lang=ja'],
  ['/feeds/hotels/taxi.xml?availability=open-now&service=taxi', '/feeds/hotels/taxi.xml?service=taxi'],
  ['/search?q=beach', '/search?q=beach'],
  ['/hotels/hotel-1', '/hotels/hotel-1'],
])('for a visitor on Rota %s is kept as %s', (address, kept) => {
  expect(storedAddress(at(address), 'rota')).toBe(kept)
})

test('a path has the query of the route that React Router finds', () => {
  const named = Object.fromEntries(
    Object.entries(routes).map(([id, { path }]) => [
      id,
      { path, module: { handle: { query: { canonical: () => new URLSearchParams({ id }) } } } },
    ]),
  )
  const queryOf = routeQueries(named)
  const values = ['7', 'new', 'mine', 'rent', 'history', 'import', 'export', 'contact', 'a.ics', 'a/b']
  const paths = Object.values(routes).flatMap(({ path = '' }) =>
    values.map((value) => `/${path.replaceAll(/:\w+\??|\*/g, value)}`),
  )
  for (const path of new Set(paths)) {
    const found = queryOf(path)?.canonical(at(path), 'all').get('id')
    expect([path, found]).toEqual([path, matchRoutes(routeTree, path)?.at(-1)?.route.id])
  }
})

test('every query is in the handle of a route: else its parameters would be dropped', () => {
  const texts = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const inHandles = texts
    .flatMap((text) => /^export const handle = .*?\n(?=\S|\n)/ms.exec(text) ?? [])
    .join('')
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^export const (\w+) = (?:define|detail)Query\b/gm)].map(([, name]) => name!),
  )
  expect(names).toContain('userQuery')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(inHandles))).toEqual([])
})
