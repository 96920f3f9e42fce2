import { expect, test } from 'vitest'
import { vehicles } from '../areas/vehicles/area.ts'
import { civic } from '../../tests/civic.ts'
import { checkAttributes } from './check-attributes.server.ts'

test('an attribute is checked by its type', () => {
  expect(checkAttributes(vehicles, civic)).toEqual([])
  expect(checkAttributes(vehicles, { ...civic, features: ['sunroof'], mileage: 0 })).toEqual([])
  expect(checkAttributes(vehicles, { ...civic, year: undefined })).toEqual([
    { key: 'year', problem: 'missing' },
  ])
})

test.for([
  { year: 1900 },
  { year: '2018' },
  { year: Number.NaN },
  { fuelType: 'steam' },
  { features: ['sunroof', 'ejector-seat'] },
  { features: 'sunroof' },
  { make: 'x'.repeat(41) },
  { mileage: -1 },
  { wheels: 4 },
])('%j is invalid', (wrong) => {
  expect(checkAttributes(vehicles, { ...civic, ...wrong })).toEqual([
    { key: Object.keys(wrong)[0], problem: 'invalid' },
  ])
})
