import type { I18n } from '@lingui/core'
import { optionLabel } from './attributes/choice.ts'
import { islandOptions } from './islands.ts'
import type { ListingCard } from './listing.ts'

type Place = Pick<ListingCard, 'address' | 'village' | 'island'>

/** `Chalan Kanoa, Saipan` */
export const villageAndIsland = ({ village, island }: Omit<Place, 'address'>, i18n: I18n): string =>
  [village, optionLabel(islandOptions, island, i18n)].filter(Boolean).join(', ')

/** `Beach Road, Chalan Kanoa, Saipan`; the address may be a landmark's. */
export const wholePlace = ({ address, ...place }: Place, i18n: I18n): string =>
  [address, villageAndIsland(place, i18n)].filter(Boolean).join(', ')
