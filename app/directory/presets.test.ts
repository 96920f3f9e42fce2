import { describe, expect, test } from 'vitest'
import { adventures } from '../areas/adventures/area.ts'
import { classifieds } from '../areas/classifieds/area.ts'
import { food } from '../areas/food/area.ts'
import { properties } from '../areas/properties/area.ts'
import { knownAreas } from './known-areas.ts'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import type { AnyArea } from './area.ts'
import { facetsOf } from './facets.ts'
import { activeCount, addressOf, chipsOf, cleared, parseFilters, withFilters } from './filters.ts'
import { canonicalAddressOf } from './list/canonical.server.ts'
import { isIndexed } from './list/indexed.ts'
import { presetOf, searchOfAll } from './presets.ts'

const restaurants = presetOf(food, '/food/restaurants')
const everyday = presetOf(classifieds, '/buy-sell/everyday')
const outdoor = presetOf(adventures, '/experiences/adventures')
const rentals = presetOf(properties, '/hotels/rent')

const parse = (area: AnyArea, search: string, home?: string) =>
  parseFilters(area, new URLSearchParams(search), home)
const values = (area: AnyArea, key: string) =>
  facetsOf(area)
    .find((facet) => facet.key === key)
    ?.options.map(({ value }) => value)

test('every preset fixes values that its area has', () => {
  for (const area of knownAreas())
    for (const [path, fixed] of Object.entries(area.presets ?? {}))
      for (const [key, some] of Object.entries(fixed))
        expect(values(area, key), path).toEqual(expect.arrayContaining([...some]))
})

describe('a value that all listings of a list have', () => {
  test('is no filter there', () => {
    expect(values(restaurants, 'category')).toBeUndefined()
    expect(values(food, 'category')).toContain('bakery')
    expect(addressOf(restaurants, parse(restaurants, 'category=bakery&cuisine=korean'))).toBe(
      '/food/restaurants?cuisine=korean',
    )
  })

  test('is neither counted, nor a chip, nor taken away with the others', () => {
    const filters = parse(restaurants, 'cuisine=korean&island=rota')
    expect(activeCount(restaurants, filters)).toBe(2)
    expect(chipsOf(restaurants, filters, i18nOf('en')).map(({ label }) => label)).toEqual(['Korean', 'Rota'])
    expect(addressOf(restaurants, cleared(filters))).toBe('/food/restaurants')
  })

  test('leaves the prices of other offers out', () => {
    expect(values(rentals, 'price')).toEqual(
      values(properties, 'price')!.filter((band) => band.startsWith('rent-')),
    )
  })
})

test("a preset with several values doesn't offer the others", () => {
  expect(values(everyday, 'category')).toEqual(
    values(classifieds, 'category')!.filter((one) => one !== 'vehicles'),
  )
  expect(addressOf(everyday, parse(everyday, 'category=vehicles&category=tools'))).toBe(
    '/buy-sell/everyday?category=tools',
  )
})

test('the visitor’s island holds there too', () => {
  const filters = parse(restaurants, '', 'rota')
  expect(filters.chosen).toEqual({ island: ['rota'] })
  expect(addressOf(restaurants, cleared(filters))).toBe('/food/restaurants?island=all')
})

test('in the whole area the fixed values are chosen, and a choice among them narrows', () => {
  const { area, filters } = searchOfAll(restaurants, parse(restaurants, 'cuisine=thai'))
  expect(addressOf(area, filters)).toBe('/food?category=restaurant&cuisine=thai')
  expect(searchOfAll(everyday, parse(everyday, 'category=tools')).filters.chosen).toEqual({
    category: ['tools'],
  })
})

test('a preset that is not declared is a mistake', () => {
  expect(() => presetOf(food, '/food/cafes')).toThrow('food declares no preset /food/cafes')
})

describe('search engines', () => {
  test.each([
    [food, 'category=restaurant', '/food/restaurants'],
    [food, 'category=restaurant&page=2', '/food/restaurants?page=2'],
    [food, 'category=restaurant&category=grocery', '/food?category=grocery&category=restaurant'],
    [food, 'category=cafe', '/food?category=cafe'],
    [restaurants, '', '/food/restaurants'],
    [restaurants, 'cuisine=korean', '/food/restaurants?cuisine=korean'],
    [everyday, '', '/buy-sell/everyday'],
    [everyday, 'category=tools', '/buy-and-sell?category=tools'],
    [properties, 'offer=rent&propertyType=residential', '/hotels/rent'],
    [properties, 'offer=rent', '/properties?offer=rent'],
    [properties, 'offer=sale&propertyType=hotel', '/hotels/buy-sell'],
    [outdoor, '', '/adventures'],
    [adventures, '', '/adventures'],
  ])('%# know a search by one address', (area, search, address) => {
    expect(canonicalAddressOf(area, parse(area, search))).toBe(address)
  })

  test.each([
    [restaurants, '', true],
    [restaurants, 'page=2', true],
    [restaurants, 'cuisine=korean', false],
    [restaurants, 'sort=nameAscending', false],
    [outdoor, '', true],
  ])('%# get a preset, and not what is narrowed further', (area, search, indexed) => {
    expect(isIndexed(area, parse(area, search))).toBe(indexed)
  })
})

test('another page of a preset is a page of it', () => {
  const second = withFilters(parse(restaurants, ''), { page: 2 })
  expect(addressOf(restaurants, second)).toBe('/food/restaurants?page=2')
})
