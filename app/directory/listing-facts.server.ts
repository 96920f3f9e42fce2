import type { AnyArea } from './area.ts'
import { listing } from './tables.server.ts'

/** The columns of a listing that can be edited. Money in US cents. */
export const factColumns = {
  title: listing.title,
  description: listing.description,
  /** For both. */
  lang: listing.lang,
  translations: listing.translations,
  island: listing.island,
  village: listing.village,
  address: listing.address,
  lng: listing.lng,
  lat: listing.lat,
  offer: listing.offer,
  priceCents: listing.priceCents,
  priceMaxCents: listing.priceMaxCents,
  pricePeriod: listing.pricePeriod,
  contact: listing.contact,
  contactPrivate: listing.contactPrivate,
  attributes: listing.attributes,
}

/** All that can be edited of a listing, complete and plain data: what is not known is empty or null. */
export type ListingFacts = Readonly<Pick<typeof listing.$inferSelect, keyof typeof factColumns>> & {
  readonly photos: readonly { readonly src: string; readonly alt: string }[]
  /** What its area keeps of it beside its row (`area-part.server.ts`). */
  readonly part: unknown
}

/** A listing as a transaction has read it to change it. */
export type SavedListing = {
  readonly id: number
  readonly area: AnyArea
  readonly facts: ListingFacts
  /** What its room types or sessions cost is its price: no fact that a form changes. */
  readonly priceIsFrom: boolean
}
