import type { AreaWith, Offer, Values } from './area.ts'
import type { Interval } from './hours/hours.ts'
import type { OpenState } from './hours/open.ts'
import { type Attributes, isFor } from './attributes/attribute.ts'

/** A listing as a card shows it. Texts are in the visitor's language where the owner gave them. */
export type ListingCard<A extends Attributes = Attributes> = {
  readonly ref: string
  readonly href: string
  readonly title: string
  /** The BCP 47 tag of title and description where it is not the page's. */
  readonly lang: string | null
  /** The same for what its owner wrote and no one translated: names, address. */
  readonly ownLang: string | null
  readonly description: string
  readonly island: string
  readonly village: string
  readonly address: string
  readonly lng: number | null
  readonly lat: number | null
  readonly offer: Offer | null
  readonly price: Price | null
  readonly picture: string | null
  readonly pictures: number
  /** 1 to 5 from its reviews; null below one. */
  readonly rating: number | null
  readonly reviewCount: number
  /** Whether it is open now, and until when that holds; null without opening hours. */
  readonly openState: OpenState | null
  readonly hoursToday: readonly Interval[]
  /** Kilometers from where the visitor asked. */
  readonly distance?: number
  readonly featured: boolean
  readonly createdAt: Date
  readonly nextStart: Date | null
  readonly lastEnd: Date | null
  /** When the last time began of one that is over. */
  readonly lastStart: Date | null
  /** It takes place every week. */
  readonly weekly: boolean
  /** All of its times are over. */
  readonly past: boolean
  readonly values: Partial<Values<A>>
}
export type Price = {
  readonly cents: number
  readonly maxCents: number | null
  readonly period: string | null
  /** The lowest of several: what it costs depends on what is booked. */
  readonly isFrom?: true
  /** Of so many nights together. */
  readonly nights?: number
}

/** The decoded attribute values of a row, without those that can no longer be decoded or that it can't have. */
export function decodeValues<A extends Attributes>(
  { attributes }: AreaWith<A>,
  stored: Record<string, unknown>,
  keys: readonly string[],
): Partial<Values<A>> {
  const values: Record<string, unknown> = {}
  for (const key of keys) {
    const attribute = attributes[key]!
    const value = attribute.decode(stored[key])
    if (value !== null && isFor(attribute, stored)) values[key] = value
  }
  return values as Partial<Values<A>>
}
