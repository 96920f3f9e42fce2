import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { areaName } from '../../directory/area-names.server.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languages } from '../../ground/i18n/languages.ts'
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

test.each(languages)('the footer and the tiles call areas by their short names (%s)', (language) => {
  const i18n = i18nOf(language)
  const links = [...footerColumns.flatMap((column) => column.links), ...tiles]
  const linked = links.flatMap(({ to, name }) => {
    const area = knownAreas().find(({ path }) => path === to)
    return area ? [{ to, name: i18n._(name), short: areaName(area, i18n) }] : []
  })
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter(({ name, short }) => name !== short)).toEqual([])
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
