import { expect, test } from 'vitest'
import { properties } from '../areas/properties/area.ts'
import { vehicles } from '../areas/vehicles/area.ts'
import type { AnyArea } from './area.ts'
import { bandsBeside, facetsOf, tokensOf } from './facets.ts'

const car = {
  island: 'saipan',
  village: 'Garapan',
  offer: 'sale',
  price: 1_500_000,
  attributes: { make: 'Kia', color: 'red' },
} as const

test('a listing is found by its values', () => {
  expect(tokensOf(vehicles, car)).toEqual(
    expect.arrayContaining(['vehicle.make=Kia', 'vehicle.island=saipan', 'vehicle.price=10000-20000']),
  )
})

test('what is typed in other letters is found by the value that the filter has', () => {
  const tokens = (make: string) => tokensOf(vehicles, { ...car, attributes: { make } })
  expect(tokens('kIA')).toContain('vehicle.make=Kia')
  expect(tokens('yamaha')).toContain('vehicle.make=yamaha')
})

test('a boat is not found by a body style, whatever was chosen for it', () => {
  const tokens = (category: string) =>
    tokensOf(vehicles, { ...car, attributes: { make: 'Kia', category, bodyStyle: 'suv' } })
  expect(tokens('car')).toContain('vehicle.bodyStyle=suv')
  expect(tokens('boat').join()).not.toContain('bodyStyle')
})

test('an area whose similar listings use an attribute without a facet is refused', () => {
  const area: AnyArea = { ...vehicles, similar: { same: ['color'], most: 3 } }
  expect(() => tokensOf(area, car)).toThrow('vehicle compares listings by color, which has no facet')
})

test('beside a chosen offer only its own bands of prices are offered', () => {
  const price = facetsOf(properties).find(({ key }) => key === 'price')!
  const beside = (chosen: Record<string, string[]>) => {
    const bands = bandsBeside(price, chosen)
    const rents = bands.filter((band) => band.startsWith('rent-'))
    return { sale: bands.length - rents.length, rent: rents.length }
  }
  expect(beside({})).toEqual({ sale: 5, rent: 5 })
  expect(beside({ offer: ['sale'] })).toEqual({ sale: 5, rent: 0 })
  expect(beside({ offer: ['rent'] })).toEqual({ sale: 0, rent: 5 })
})
