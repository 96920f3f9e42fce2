import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { footerColumns, mainItemOf, mainItems, tiles } from './navigation.ts'

const addresses = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...addresses(children)])

test('every address of the menus, the footer and the tiles is one of the site', () => {
  const linked = [
    ...mainItems.flatMap((item) => [item, ...(item.below ?? [])]),
    ...footerColumns.flatMap((column) => column.links),
    ...tiles,
  ].map(({ to }) => to)
  const answered = new Set(addresses(routes))
  expect(linked.filter((address) => !answered.has(address))).toEqual([])
})

test.each([
  ['/hotels/rent', '/hotels'],
  ['/vehicles/2', '/vehicles'],
  ['/events', '/experiences'],
  ['/buy-sell/everyday', '/buy-and-sell'],
  ['/government-services/1', '/services'],
  ['/hotels-and-more', undefined],
])('%s stands under the main item %s', (pathname, item) => {
  expect(mainItemOf(pathname)?.to).toBe(item)
})
