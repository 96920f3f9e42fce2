import type { I18n } from '@lingui/core'
import { optionLabel } from './attributes/choice.ts'
import { islandOptions } from './islands.ts'
import type { ListingCard } from './listing.ts'

type Place = Pick<ListingCard, 'address' | 'village' | 'island'> & {
  readonly zipCode?: string | null | undefined
}

/** `Chalan Kanoa, Saipan` */
export const villageAndIsland = (
  { village, island }: Pick<Place, 'village' | 'island'>,
  i18n: I18n,
): string => [village, optionLabel(islandOptions, island, i18n)].filter(Boolean).join(', ')

/** `Beach Road, Chalan Kanoa, Saipan 96950`; the address may be a landmark's. */
export const wholePlace = ({ address, zipCode, ...place }: Place, i18n: I18n): string => {
  const inVillage = [address, villageAndIsland(place, i18n)].filter(Boolean).join(', ')
  return zipCode ? `${inVillage} ${zipCode}` : inVillage
}
