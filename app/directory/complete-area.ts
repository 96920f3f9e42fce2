import type { MessageDescriptor } from '@lingui/core'
import type { AdvertisedPlace } from './advertised.ts'
import type { IconName } from '../ground/ui/icon.tsx'
import type { ApiPart } from './api-part.server.ts'
import type { AreaPart } from './area-part.server.ts'
import type { AnyArea, CustomFilters, KeyOf, Values } from './area.ts'
import type { Attributes } from './attributes/attribute.ts'
import type { Proof } from './claims.ts'
import type { CustomConditions } from './conditions.server.ts'
import type { PricePeriod } from './tables.server.ts'

/** What an area adds on the server to what it declares. */
export type ServerParts = {
  /** SQL of its custom filters. */
  readonly conditions?: CustomConditions
  /** What the public API adds to a listing's attributes. */
  readonly api?: ApiPart
  /** What it keeps of a listing beside its row. */
  readonly beside?: AreaPart
  /** Its listings take place at times: what comes next of an owner is on the page of their business, too. */
  readonly takesPlace?: true
  /** Its listings are sights: a search for an island or a village shows them first. */
  readonly hasSights?: true
}

/** An area with all that is said of it: what a registry lists. */
export type CompleteArea = ServerParts & {
  readonly area: AnyArea
  readonly names: AreaNames
  readonly listing: AnyListingType
  readonly advertisements: Readonly<
    Record<string, 'all' | Readonly<Partial<Record<string, readonly string[]>>>>
  >
  readonly demo: Demo | null
}

/**
 * What only the server needs of an area, which its `area.server.ts` says: kept out of the script that its lists send to
 * browsers.
 */
type ServerFacts<T extends DeclaredArea> = Omit<ServerParts, 'conditions'> & {
  readonly names: AreaNames
  readonly listing: ListingType<T['attributes']>
  /**
   * Whose advertisements are shown beside its listings, by what is advertised: beside all of them, or
   * those that have one of these values.
   */
  readonly advertisements: Readonly<
    Partial<
      Record<
        AdvertisedPlace,
        'all' | Partial<Record<(keyof T['attributes'] & string) | 'offer', readonly string[]>>
      >
    >
  >
  /** The copy of a sample that a demo account gets, if any. */
  readonly demo: Demo | null
} & ([CustomFilterOf<T>] extends [never]
    ? { readonly conditions?: undefined }
    : { readonly conditions: CustomConditions<CustomFilterOf<T>> })

type DeclaredArea = { readonly attributes: Attributes; readonly customFilters?: CustomFilters }
type CustomFilterOf<T extends DeclaredArea> = LiteralKey<keyof NonNullable<T['customFilters']> & string>
/** Never for `string`, which is the key type of an area without custom filters. */
type LiteralKey<Key extends string> = string extends Key ? never : Key
/** The age of the demo copy, which places it behind the samples of its list. */
type Demo = { readonly listedDaysAgo: number }

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
  readonly presets?: Readonly<Record<string, MessageDescriptor>>
  /** In the addresses of the public API. */
  readonly api: string
}

/** How listings of an area are created. */
export type ListingType<A extends Attributes = Attributes> = {
  /** What belongs there, beside the name. */
  readonly hint: MessageDescriptor
  readonly icon: IconName
  /** Who publishes them: their owners, or admins for the team with this name in the content section. */
  readonly by: 'owners' | { readonly team: string }
  /** The periods that a price can be for: of several, the owner chooses one. Null: the form asks for no price. */
  readonly prices: Prices | null
  readonly needsPrice?: true
  /** The categories to choose from first: the options of an attribute, or separate ones. */
  readonly categories: KeyOf<A, 'choice' | 'choices'> | readonly ListingCategory<A>[]
  /** It ends by being sold, unless it is for rent; others are closed. */
  readonly isSellable: boolean
  /** It is bought on the site; unset: its owner and the buyer agree between themselves. */
  readonly sold?: StockKind
  /** What shows that a listing is someone's; unset: no one claims them. */
  readonly claimedBy?: Proof
  /** What a new one is called in its address: the next number, or eight letters and digits. */
  readonly refs: 'numbers' | 'letters'
  /** What photos of it show at best, with a drawing of each, in the order in which they are taken. */
  readonly shots: readonly { readonly what: MessageDescriptor; readonly picture: string }[]
  /** It is sold used: its photos show flaws, too. */
  readonly isSecondHand?: true
}

/** One piece, or as many as its seller has. */
export type StockKind = 'one' | 'many'

/** By offer, in an area whose listings are for sale or for rent; otherwise `any`. */
type Prices =
  | { readonly any: NonEmpty<PricePeriod>; readonly sale?: undefined; readonly rent?: undefined }
  | { readonly any?: undefined; readonly sale: readonly ['once']; readonly rent: NonEmpty<RentPeriod> }
type RentPeriod = Exclude<PricePeriod, 'once' | 'person'>
type NonEmpty<T> = readonly [T, ...T[]]

export type ListingCategory<A extends Attributes = Attributes> = {
  readonly value: string
  readonly label: MessageDescriptor
  /** What the word says already of the listing. */
  readonly facts: Readonly<Partial<Values<A>>>
}

/** The engine's view of a listing's type: which attributes its area has is forgotten. */
export type AnyListingType = Omit<ListingType, 'categories'> & {
  readonly categories: string | readonly AnyCategory[]
}
type AnyCategory = Omit<ListingCategory, 'facts'> & { readonly facts: Readonly<Record<string, unknown>> }

export const completeArea = <const T extends DeclaredArea>(
  area: T & AnyArea,
  facts: ServerFacts<T>,
): CompleteArea => ({ area, ...facts })
