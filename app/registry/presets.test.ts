import { expect, test } from 'vitest'
import { loaderArguments } from '../../tests/page-context.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { loadList } from '../directory/list/load-list.server.ts'
import { rebuildRollup } from '../directory/rollup.server.ts'
import { classifiedSamples } from '../areas/classifieds/samples.server.ts'
import { foodSamples } from '../areas/food/samples.server.ts'
import { propertyConditions } from '../areas/properties/area.server.ts'
import { propertySamples } from '../areas/properties/samples.server.ts'
import { knownLists } from '../directory/known-areas.ts'

const database = await testDatabase()
const now = new Date()
for (const samples of [foodSamples, classifiedSamples, propertySamples]) await samples.save(database.db, now)

function load(address: string) {
  const list = knownLists().get(address.split('?')[0]!)!
  return loadList(list, loaderArguments(database, address, { now }), propertyConditions)
}

test.each([
  ['/food/restaurants', ['food1', 'food2', 'food3']],
  ['/food/bars', ['food6']],
  ['/food/groceries', ['food5']],
  ['/food/restaurants?cuisine=korean', ['food2']],
  ['/food/restaurants?category=grocery&q=garapan', ['food2', 'food3']],
  ['/hotels/rent', ['2', '6']],
  ['/hotels/buy-sell', ['4']],
  ['/buy-sell/everyday', ['1', '2', '3', '4', '5', '6', '7']],
  ['/buy-sell/everyday?category=tools&category=vehicles', ['4']],
])('%s has %j', async (address, refs) => {
  const { cards, total } = await load(address)
  expect(cards.map(({ ref }) => ref).toSorted()).toEqual(refs)
  expect(total).toBe(refs.length)
})

test('a listing’s own page stays where it is', async () => {
  const { cards } = await load('/hotels/buy-sell')
  expect(cards[0]!.href).toBe('/properties/4')
})

test('filters are counted among the listings of the preset, whatever the whole list counts', async () => {
  await rebuildRollup(database.db, { samples: true })
  const { counts } = await load('/food/restaurants')
  expect(counts.category).toBeUndefined()
  expect(counts.island).toEqual({ saipan: 3 })
  const everyday = await load('/buy-sell/everyday?category=tools')
  expect(everyday.counts.category).toMatchObject({ tools: 1, furniture: 1 })
  expect(everyday.counts.category).not.toHaveProperty('vehicles')
})
