import { msg } from '@lingui/core/macro'
import { expectTypeOf, test } from 'vitest'
import type { vehicles } from '../areas/vehicles/area.ts'
import { type AnyArea, type Area, defineArea, type ValuesOf } from './area.ts'
import { bands } from './attributes/bands.ts'
import { choice } from './attributes/choice.ts'
import { number } from './attributes/number.ts'
import { text } from './attributes/text.ts'
import { completeArea, type ListingCategory } from './complete-area.ts'
import { newest } from './sorts.ts'

type Vehicle = ValuesOf<typeof vehicles>

const attributes = {
  color: choice({ label: msg`Color`, options: [{ value: 'red', label: msg`Red` }] }),
  length: number({ label: msg`Length`, required: true }),
  name: text({ label: msg`Name`, max: 10 }),
}
type Boat = Area<typeof attributes, Record<never, never>>
declare const boat: Boat
declare const said: Parameters<typeof completeArea<Boat>>[1]

test('an area decides the type of its listings', () => {
  expectTypeOf<Vehicle['fuelType']>().toEqualTypeOf<'gasoline' | 'diesel' | 'hybrid' | 'electric'>()
  expectTypeOf<Vehicle['mileage']>().toEqualTypeOf<number | null>()
  expectTypeOf<Vehicle['year']>().toEqualTypeOf<number>()
  expectTypeOf<Vehicle['make']>().toEqualTypeOf<string>()
  expectTypeOf<Vehicle['features']>().toExtend<('sunroof' | string)[] | null>()
  expectTypeOf<typeof vehicles>().toExtend<AnyArea>()
})

// Never called: that these lines compile, or don't, is the proof.
export function wrongDeclarations() {
  // @ts-expect-error a required fact can't be absent
  const noYear: Vehicle['year'] = null
  // @ts-expect-error steam is no option
  const steam: Vehicle['fuelType'] = 'steam'
  defineArea({
    ...boat,
    sorts: { newest, longest: { label: msg`Longest`, order: [['attributes.length', 'desc']] } },
  })
  // @ts-expect-error a choice has no order to sort by
  defineArea({ ...boat, sorts: { color: { label: msg`Color`, order: [['attributes.color', 'asc']] } } })
  // @ts-expect-error a card shows attributes
  defineArea({ ...boat, card: ['wingspan'] })
  // @ts-expect-error a filter is an attribute, a shared or a custom one
  defineArea({ ...boat, filters: ['wingspan'] })
  // @ts-expect-error numbers are not searched as text
  defineArea({ ...boat, search: ['length'] })
  // @ts-expect-error tiles want a choice
  defineArea({ ...boat, tiles: { filter: 'length', pictures: '/pictures' } })
  const { lifetime: _lifetime, ...endless } = boat
  // @ts-expect-error an area says after how many days its listings expire, or that they don't
  defineArea(endless)
  const { names: _names, ...nameless } = said
  // @ts-expect-error an area has names
  completeArea(boat, nameless)
  const { listing: _listing, ...unlisted } = said
  // @ts-expect-error an area says how it is listed
  completeArea(boat, unlisted)
  const { advertisements: _advertisements, ...unadvertised } = said
  // @ts-expect-error an area says whose advertisements are shown beside its listings
  completeArea(boat, unadvertised)
  const { demo: _demo, ...withoutDemo } = said
  // @ts-expect-error an area says whether a demo account has one of its listings
  completeArea(boat, withoutDemo)
  const { refs: _refs, ...unnumbered } = said.listing
  // @ts-expect-error a listing has an address
  completeArea(boat, { ...said, listing: unnumbered })
  // @ts-expect-error the wizard asks for a choice first
  completeArea(boat, { ...said, listing: { ...said.listing, categories: 'length' } })
  // @ts-expect-error a price is for a period
  completeArea(boat, { ...said, listing: { ...said.listing, prices: { any: [] } } })
  // @ts-expect-error what is for sale is paid once
  completeArea(boat, { ...said, listing: { ...said.listing, prices: { sale: ['day'], rent: ['day'] } } })
  // @ts-expect-error a price is for any listing, or for sale and for rent
  completeArea(boat, { ...said, listing: { ...said.listing, prices: { any: ['once'], rent: ['day'] } } })
  // @ts-expect-error bands are of any price, or of prices for sale and for rent
  defineArea({ ...boat, price: { any: bands(10), rent: bands(10) } })
  // @ts-expect-error blue is no option of the color
  const facts: ListingCategory<typeof attributes>['facts'] = { color: 'blue' }
  // @ts-expect-error advertisements are selected by attributes
  completeArea(boat, { ...said, advertisements: { 'vehicles/boats': { wingspan: ['wide'] } } })
  // @ts-expect-error no advertisement is of boots
  completeArea(boat, { ...said, advertisements: { 'vehicles/boots': 'all' } })
  const tides = { tide: { label: msg`Tide`, options: [] } }
  // @ts-expect-error a filter with its own SQL must declare that SQL
  completeArea(defineArea({ ...boat, customFilters: tides }), said)
  return [noYear, steam, facts]
}
