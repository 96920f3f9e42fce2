import './words.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Viewer } from '../../people/accounts/viewer.ts'
import type { PricePeriod } from '../../directory/tables.server.ts'
import type { IconName } from '../../ground/ui/icon.tsx'

/** What can be put on the site. */
export type ListingType = {
  /** That of the listings, or `question`. */
  readonly kind: string
  readonly hint: MessageDescriptor
  readonly icon: IconName
  /** How its price is meant, by the offer or `any`; none: it is not asked for. Several: who offers it says which. */
  readonly periods?: Readonly<Partial<Record<'sale' | 'rent' | 'any', readonly PricePeriod[]>>>
  readonly needsPrice?: boolean
  /** Admins alone put it on the site, for the team: nobody owns it. What they find it by among what the team writes. */
  readonly ofTeam?: 'government' | 'attractions' | 'tours'
}

/** The kind of what the wizard calls `askLocal`. */
export const questionKind = 'question'

export const listingTypes: readonly ListingType[] = [
  {
    kind: 'property',
    hint: msg`Homes, land and business space`,
    icon: 'home',
    periods: { sale: ['once'], rent: ['month'] },
    needsPrice: true,
  },
  {
    kind: 'vehicle',
    hint: msg`Cars, trucks, motorcycles and boats`,
    icon: 'car',
    periods: { sale: ['once'], rent: ['day'] },
  },
  {
    kind: 'hotel',
    hint: msg`Rooms for guests`,
    icon: 'bed',
    periods: { any: ['night'] },
  },
  { kind: 'business', hint: msg`A company or a service`, icon: 'store' },
  {
    kind: 'event',
    hint: msg`Something that takes place`,
    icon: 'calendar',
    periods: { any: ['person'] },
  },
  {
    kind: questionKind,
    hint: msg`A question to people who live here`,
    icon: 'message',
  },
  {
    kind: 'buy-and-sell',
    hint: msg`Used and new things`,
    icon: 'tag',
    periods: { any: ['once'] },
  },
  {
    kind: 'job',
    hint: msg`Work that you offer`,
    icon: 'briefcase',
    periods: { any: ['hour', 'month', 'year'] },
  },
  { kind: 'food', hint: msg`Restaurants, bars and groceries`, icon: 'utensils' },
  { kind: 'shopping', hint: msg`Shops and malls`, icon: 'shopping-bag' },
  {
    kind: 'product',
    hint: msg`Made on the islands`,
    icon: 'package',
    periods: { any: ['once'] },
  },
  {
    kind: 'adventure',
    hint: msg`Tours and activities`,
    icon: 'mountain',
    periods: { any: ['person'] },
  },
  {
    kind: 'taxi',
    hint: msg`Taxis, shuttles and car rental`,
    icon: 'bus',
    periods: { any: ['day', 'hour', 'once'] },
  },
  {
    kind: 'government',
    hint: msg`An office, and what it does`,
    icon: 'landmark',
    ofTeam: 'government',
  },
  {
    kind: 'attraction',
    hint: msg`A place worth seeing`,
    icon: 'map-pin',
    ofTeam: 'attractions',
  },
  {
    kind: 'tour',
    hint: msg`A walk with pictures, stop by stop`,
    icon: 'footprints',
    ofTeam: 'tours',
  },
]

/** A cliff or a tour of an island may lie in none. */
export const needsVillage = ({ ofTeam }: ListingType): boolean => !ofTeam

/** What somebody can put on the site. */
export const typesFor = ({ role }: Pick<Viewer, 'role'>): readonly ListingType[] =>
  role === 'admin' ? listingTypes : listingTypes.filter(({ ofTeam }) => !ofTeam)

/** Whether somebody may put a kind on the site, or change what of it is theirs. */
export const mayList = (viewer: Pick<Viewer, 'role'>, kind: string | null): boolean =>
  typesFor(viewer).some((type) => type.kind === kind)

export const typeOf = (kind: string | null): ListingType | undefined =>
  listingTypes.find((type) => type.kind === kind)
