import type { DetailData } from '../../../directory/detail/load-detail.server.ts'
import { basicsOf, featuresOf, whereOf } from '../../../directory/structured-data/parts.server.ts'
import { offerOf, quantityOf } from '../../../directory/structured-data/prices.server.ts'
import { islandTime } from '../../../directory/structured-data/times.server.ts'
import type { SchemaThing } from '../../../ground/request/thing.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import { properties } from '../area.ts'
import type { Rooms } from '../rooms.ts'

const dwellings: Readonly<Record<string, string>> = {
  house: 'House',
  apartment: 'Apartment',
  condo: 'Apartment',
}
const squareFoot = 'FTK'

/**
 * The page is the listing; it offers a dwelling, or a place without a more specific type in schema.org.
 * @param rooms an offer for each room type, where it is rented by the night
 */
export const describeProperty =
  (rooms: readonly SchemaThing[]): Describe<DetailData<typeof properties.attributes>> =>
  (detail, i18n) => {
    const { listing } = detail
    const { values } = listing
    const dwelling = dwellings[values.kind ?? '']
    return {
      '@type': 'RealEstateListing',
      ...basicsOf(detail),
      datePosted: islandTime(listing.createdAt),
      offers: rooms.length > 0 ? rooms : offerOf(detail, i18n),
      mainEntity: {
        '@type': dwelling ?? 'Place',
        name: listing.title,
        ...whereOf(listing, i18n),
        amenityFeature: featuresOf(properties, 'features', values.features, i18n),
        ...(dwelling && {
          numberOfBedrooms: numberOf(values.bedrooms),
          numberOfBathroomsTotal: numberOf(values.bathrooms),
          floorSize: quantityOf(values.sqft, squareFoot),
        }),
      },
    }
  }

const numberOf = (count: Rooms | null | undefined) =>
  typeof count === 'string' ? { '@type': 'QuantitativeValue', minValue: Number.parseFloat(count) } : count
