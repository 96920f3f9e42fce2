import type { I18n } from '@lingui/core'
import type { AnyArea } from '../area.ts'
import { optionLabel } from '../attributes/choice.ts'
import type { Detail } from '../detail/load-detail.server.ts'
import { islandOptions } from '../islands.ts'
import { canonicalUrl, type PageSite } from '../page-meta.ts'
import { numberToDial } from '../../ground/forms/call-address.ts'
import type { SchemaThing } from '../../ground/request/thing.ts'

type Listing = Omit<Detail, 'values'>
type ListingOnSite = { readonly site: PageSite; readonly listing: Listing }

/** What every listing's thing says first: name, address, text and pictures. */
export const basicsOf = ({ site, listing }: ListingOnSite) => ({
  name: listing.title,
  url: canonicalUrl(site, listing.href),
  description: listing.description,
  image: picturesOf({ site, listing }),
})

/** The addresses of the pictures; undefined if there are none. */
const picturesOf = ({ site, listing: { photos } }: ListingOnSite) =>
  photos.length > 0 ? photos.map(({ src }) => site.origin + src) : undefined

/** Where something is, for whatever schema.org takes for a place. */
export function whereOf(
  { address, village, island, lng, lat, zipCode }: Listing & { zipCode?: string | null | undefined },
  i18n: I18n,
) {
  const islandName = optionLabel(islandOptions, island, i18n)
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: village || islandName,
      addressRegion: village ? islandName : undefined,
      postalCode: zipCode ?? undefined,
      addressCountry: 'MP',
    },
    geo: geoOf({ lng, lat }),
  }
}

export const geoOf = ({ lng, lat }: { lng: number | null; lat: number | null }) =>
  lng === null || lat === null ? undefined : { '@type': 'GeoCoordinates', longitude: lng, latitude: lat }

/** The place of a listing that is not a place itself. */
export const placeOf = (listing: Listing, i18n: I18n): SchemaThing => ({
  '@type': 'Place',
  ...whereOf(listing, i18n),
})

/** What its reviews make of it; undefined below one. */
export const ratingOf = ({ rating, reviewCount }: Pick<Listing, 'rating' | 'reviewCount'>) =>
  rating === null
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 }

/** Published contact data; a private person's is left out. */
export const reachOf = ({ contact, contactPrivate }: Listing) =>
  contactPrivate
    ? {}
    : {
        telephone: contact.phone && numberToDial(contact.phone),
        email: contact.email,
        sameAs: contact.website && /^https?:/.test(contact.website) ? contact.website : undefined,
      }

/** The seller, unless private: private persons are named on the page only. */
export const sellerOf = ({ contact, contactPrivate }: Listing) =>
  contactPrivate || !contact.name ? undefined : { '@type': 'Organization', name: contact.name }

/** The chosen options of an attribute as features of a place; undefined if there are none. */
export function featuresOf(
  area: AnyArea,
  key: string,
  chosen: readonly string[] | null | undefined,
  i18n: I18n,
) {
  const features = chosen?.map((value) => ({
    '@type': 'LocationFeatureSpecification',
    name: area.attributes[key]!.format([value], i18n),
    value: true,
  }))
  return features?.length ? features : undefined
}
