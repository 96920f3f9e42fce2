import type { MessageDescriptor } from '@lingui/core'
import type { IconName } from '../ground/ui/icon.tsx'
import type { ApiPart } from './api-part.server.ts'
import type { AnyArea, Area, CustomFilters, KeyOf, Offer, Values } from './area.ts'
import type { AreaPart } from './area-part.server.ts'
import type { Attributes } from './attributes/attribute.ts'
import type { CustomConditions } from './conditions.server.ts'
import type { PricePeriod } from './tables.server.ts'

/**
 * What an area says of itself beside its declaration, in its `area.server.ts`: only the server needs it, so it is kept
 * out of the script and the words of its lists. The registry takes nothing less.
 */
type ServerFacts<A extends Attributes, C extends CustomFilters> = {
  readonly names: AreaNames
  readonly listing: ListingType<A>
  /**
   * Whose advertisements are shown beside its listings, by category or `category/subcategory`: beside all of them, or
   * those with one of these values.
   */
  readonly advertisements: Readonly<
    Record<string, 'all' | Partial<Record<(keyof A & string) | 'offer', readonly string[]>>>
  >
  /** Whether a demo account gets a copy of a sample, and how many days ago that was listed. */
  readonly demo: { readonly listedDaysAgo: number } | null
  /** What it keeps of a listing beside its row. */
  readonly part?: AreaPart
  /** What the public API says of a listing beyond its attributes. */
  readonly api?: ApiPart
} & ([keyof C] extends [never]
  ? { readonly conditions?: undefined }
  : { readonly conditions: CustomConditions<keyof C & string> })

export type AreaNames = {
  /** One of its listings: `Vehicle`. */
  readonly one: MessageDescriptor
  /** All of them: `Vehicles`. */
  readonly plural: MessageDescriptor
  /** In a word or two, where the title of its page says more: `Cars`. */
  readonly short: MessageDescriptor
  /** What visitors look for when they mean it, in any language. */
  readonly alsoCalled: string
  /** Its lists with addresses of their own, where they are more than another address of the whole list. */
  readonly presets?: Readonly<Record<`/${string}`, MessageDescriptor>>
  /** In the addresses of the public API. */
  readonly api: string
}

/** How a listing of an area is made. */
export type ListingType<A extends Attributes = Attributes> = {
  /** What belongs there, beside the name. */
  readonly hint: MessageDescriptor
  readonly icon: IconName
  /** Who puts it on the site: its owners; or admins, for the team, who write on it under this name in the content. */
  readonly by: 'owners' | { readonly team: string }
  /** How its price is meant, by the offer or `any`; of several who lists it says which. Null: none is asked for. */
  readonly prices: Readonly<Partial<Record<Offer | 'any', readonly PricePeriod[]>>> | null
  readonly needsPrice?: true
  /** The words to choose from at first: the options of an attribute, or some of its own. */
  readonly categories: KeyOf<A, 'choice' | 'choices'> | readonly ListingCategory<A>[]
  /** It ends by being sold, unless it is for rent; others are closed. */
  readonly isSellable: boolean
  /** What a new one is called in its address: the next number, or eight letters and digits. */
  readonly refs: 'numbers' | 'letters'
}

export type ListingCategory<A extends Attributes = Attributes> = {
  readonly value: string
  readonly label: MessageDescriptor
  /** What the word says already of the listing. */
  readonly facts: Readonly<Partial<Values<A>>>
}

/** An area with all that is said of it. */
export type CompleteArea = {
  readonly area: AnyArea
  readonly names: AreaNames
  readonly listing: AnyListingType
  readonly advertisements: Readonly<Record<string, 'all' | Readonly<Record<string, readonly string[]>>>>
  readonly demo: { readonly listedDaysAgo: number } | null
  readonly part?: AreaPart
  readonly api?: ApiPart
  readonly conditions?: CustomConditions
}

/** The engine's view of a listing's type: which attributes its area has is forgotten. */
export type AnyListingType = Omit<ListingType, 'categories'> & {
  readonly categories: string | readonly AnyCategory[]
}
type AnyCategory = Omit<ListingCategory, 'facts'> & { readonly facts: Readonly<Record<string, unknown>> }

export const completeArea = <const A extends Attributes, const C extends CustomFilters>(
  area: Area<A, C>,
  facts: ServerFacts<A, C>,
): CompleteArea => ({ area, ...facts }) as CompleteArea
