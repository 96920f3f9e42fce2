import type { ListingInput } from '../app/directory/save-listing.server.ts'
import type { vehicles } from '../app/areas/vehicles/area.ts'

/** The facts of a car that its area requires, and no others. */
export const civic = {
  category: 'car',
  condition: 'used',
  make: 'Honda',
  model: 'Civic',
  year: 2018,
  transmission: 'automatic',
  fuelType: 'gasoline',
  sellerType: 'dealer',
} as const satisfies ListingInput<(typeof vehicles)['attributes']>['attributes']
