import { expect, test } from 'vitest'
import { lists } from '../../areas/registry.ts'
import { emergencyAddress } from '../emergency/head.tsx'
import { cultural, experiences, services } from '../hubs/hub.ts'
import { laterAddresses } from '../later-addresses.ts'
import { footerColumns, mainItemOf, mainItems, tiles } from './navigation.ts'

test('every address of the menus, the footer and the tiles is built or answers with the plain page', () => {
  const linked = [
    ...mainItems.flatMap((item) => [item, ...(item.below ?? [])]),
    ...footerColumns.flatMap((column) => column.links),
    ...tiles,
  ].map(({ to }) => to)
  const hubs = [experiences, cultural, services].map(({ path }) => path)
  const built = [...lists.keys(), ...hubs, emergencyAddress]
  const answered = new Set<string>([...built, ...laterAddresses])
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
