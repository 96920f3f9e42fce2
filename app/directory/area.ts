import type { MessageDescriptor } from '@lingui/core'
import type { Attribute, Attributes, Option } from './attributes/attribute.ts'
import type { Bands } from './attributes/bands.ts'
import type { TypedFilter } from './typed-filter.ts'

/**
 * What an area of the directory says about itself: plain data, without SQL and React, read by the list and detail
 * pages, the queries, the samples, the wizard and the API.
 */
export type Area<A extends Attributes = Attributes, C extends CustomFilters = CustomFilters> = {
  /** The stored word, also that of favorites and messages. */
  readonly kind: string
  readonly path: `/${string}`
  readonly texts: AreaTexts
  readonly attributes: A
  /**
   * Bands of the price in dollars: by offer, or `any` if listings are not for sale or rent. Without bands visitors only type
   * the lowest and highest price.
   */
  readonly price?: PriceBands
  /**
   * What rents that are compared are for, if the area has rents of several periods: the amounts that one types are of it, and
   * others are left out. @param chosen what else the list is filtered by
   */
  readonly rentPeriod?: (chosen: Readonly<Record<string, readonly string[]>>) => 'month' | 'night'
  /** Filters that need SQL of their own, which the area gives the queries in its `area.server.ts`. */
  readonly customFilters?: C
  /** The filter groups, in the order of the page. `offer` and `price` need `price`. */
  readonly filters: readonly (FacetKey<A> | SharedFilter | (keyof C & string))[]
  /** What the island filter and the button of the map are called, if not "Island" and "Show Map". */
  readonly labels?: { readonly island?: MessageDescriptor; readonly map?: MessageDescriptor }
  /** Filters that the area shows beside its list, not in the search panel. */
  readonly apart?: readonly (keyof A & string)[]
  /** Filters that share one dropdown, the last: fewer visitors need them. */
  readonly more?: readonly (FacetKey<A> | (keyof C & string))[]
  /** The filters are behind one button on wide screens, too. */
  readonly folded?: true
  /** The filter whose values appear above the list as picture tiles, and the folder of the pictures. */
  readonly tiles?: { readonly filter: KeyOf<A, 'choice'>; readonly pictures: string }
  /** The maximum number of featured listings, shown above an unfiltered list instead of in it. */
  readonly featured?: number
  /** Where a text search looks; every word must occur in one of these. */
  readonly search: readonly (KeyOf<A, 'text' | 'texts' | 'choice' | 'choices' | 'terms'> | SharedText)[]
  /** The first is the default. */
  readonly sorts: Readonly<Record<string, Sort<A>>>
  readonly similar?: { readonly same: readonly (FacetKey<A> | 'island')[]; readonly most: number }
  /** The maximum number of listings of the same village on a detail page. */
  readonly nearby?: number
  /** Days after which a listing expires, unless its owner renews it. Null: never. */
  readonly lifetime: number | null
  /**
   * An unknown ref shows the first listing with a notice and status 404; `texts.notFound` is used only if there is
   * none.
   */
  readonly fallback?: true
  /** Lists with addresses of their own: what all listings of each have in common, by filter (`presets.ts`). */
  readonly presets?: Readonly<Record<`/${string}`, Partial<Record<FacetKey<A> | 'offer', readonly string[]>>>>
  /** The attributes that a card shows; a list page sends no others. */
  readonly card: readonly (keyof A & string)[]
}

type PriceBands =
  | { readonly any: Bands; readonly sale?: undefined; readonly rent?: undefined }
  | { readonly any?: undefined; readonly sale?: Bands; readonly rent?: Bands }

export const offers = ['sale', 'rent'] as const
export type Offer = (typeof offers)[number]
/** `availability` needs an attribute `hours`. */
type SharedFilter = 'island' | 'offer' | 'price' | 'rating' | 'availability'
export type SharedText = 'title' | 'description' | 'address' | 'village' | 'island'

export type CustomFilters = Readonly<Record<string, ChoiceFilter | TypedFilter>>
type ChoiceFilter = {
  readonly label: MessageDescriptor
  readonly options: readonly Option[]
  /** What changes a page that is filtered by it, beside its listings: its values are not counted then. */
  readonly tag?: string
}

export type AreaTexts = {
  readonly title: MessageDescriptor
  readonly subtitle: MessageDescriptor
  /** The heading of the search panel. */
  readonly find: MessageDescriptor
  readonly searchLabel: MessageDescriptor
  readonly count: (count: number) => MessageDescriptor
  readonly empty: {
    readonly title: MessageDescriptor
    readonly hint: MessageDescriptor
    readonly clear: MessageDescriptor
  }
  readonly notFound: {
    readonly title: MessageDescriptor
    readonly text: MessageDescriptor
    readonly back: MessageDescriptor
  }
  readonly similar?: MessageDescriptor
  readonly nearby?: MessageDescriptor
}

/** What a breadcrumb needs of an area, or of another part of the site. */
export type Part = { readonly path: string; readonly texts: Pick<AreaTexts, 'title'> }

export type Sort<A extends Attributes = Attributes> = {
  readonly label: MessageDescriptor
  readonly order: readonly Order<A>[]
}
type Order<A extends Attributes> = readonly [
  by: SortColumn | `attributes.${KeyOf<A, 'number'>}`,
  direction: 'asc' | 'desc',
]
export type SortColumn =
  | 'title'
  | 'ratingScore'
  | 'createdAt'
  | 'offer'
  | 'price'
  | 'period'
  | 'yearlyPrice'
  | 'nextStart'
  | 'lastEnd'

/** The keys of the attributes of certain types. */
export type KeyOf<A extends Attributes, Type extends string> = {
  [K in keyof A & string]: A[K]['type'] extends Type ? K : never
}[keyof A & string]
type FacetKey<A extends Attributes> = keyof A & string

type Value<T> =
  T extends Attribute<string, infer V, infer Required> ? V | (Required extends true ? never : null) : never
export type Values<A extends Attributes> = { [K in keyof A]: Value<A[K]> }
/** The type of a listing's attribute values: `ValuesOf<typeof vehicles>`. */
export type ValuesOf<T> = T extends { readonly attributes: infer A extends Attributes } ? Values<A> : never

export const defineArea = <const A extends Attributes, const C extends CustomFilters = Record<never, never>>(
  area: Area<A, C>,
): Area<A, C> => area

/** An area of which only the attributes are known: what is typed by them takes this. */
export type AreaWith<A extends Attributes> = Pick<Area<A>, 'attributes'> & AnyArea

/** The engine's view of an area, or of one of its presets: which attributes it has is forgotten. */
export type AnyArea = AreaOfAnything & { readonly preset?: Preset }
/** What a list is that has only some of an area's listings: `of` all of them, those that have the fixed values. */
export type Preset = { readonly of: AnyArea; readonly fixed: FixedValues }
export type FixedValues = Readonly<Record<string, readonly string[]>>

type AreaOfAnything = {
  readonly [K in keyof Area]: K extends 'filters' | 'search' | 'card' | 'apart' | 'more'
    ? readonly string[]
    : K extends 'sorts'
      ? Readonly<
          Record<
            string,
            {
              readonly label: MessageDescriptor
              readonly order: readonly (readonly [string, 'asc' | 'desc'])[]
            }
          >
        >
      : K extends 'similar'
        ? { readonly same: readonly string[]; readonly most: number } | undefined
        : K extends 'tiles'
          ? { readonly filter: string; readonly pictures: string } | undefined
          : K extends 'presets'
            ? Readonly<Record<string, FixedValues>> | undefined
            : Area[K]
}
