import type { AnyArea, Offer } from './area.ts'
import type { Island } from './islands.ts'
import type { Contact, PricePeriod, Translations } from './tables.server.ts'

export type ListingPhoto = { readonly src: string; readonly alt: string }

/** All that can be edited of a listing, complete and plain data: what is not known is empty or null. Money in US cents. */
export type ListingFacts = {
  readonly title: string
  readonly description: string
  /** The language of both. */
  readonly lang: string
  readonly translations: Translations
  readonly island: Island
  readonly village: string
  readonly address: string
  readonly lng: number | null
  readonly lat: number | null
  readonly offer: Offer | null
  readonly priceCents: number | null
  readonly priceMaxCents: number | null
  readonly pricePeriod: PricePeriod | null
  readonly contact: Contact
  readonly contactPrivate: boolean
  /** Decoded. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly photos: readonly ListingPhoto[]
  /** What its area keeps of it beside its row (`area-part.server.ts`). */
  readonly part: unknown
}

/** A listing as a transaction has read it to change it. */
export type SavedListing = {
  readonly id: number
  readonly area: AnyArea
  /** 1 to 5 from its reviews. */
  readonly rating: number | null
  readonly facts: ListingFacts
}
