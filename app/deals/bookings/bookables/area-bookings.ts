import type { MessageDescriptor } from '@lingui/core'
import { registered } from '../../../ground/request/registered.ts'
import type { Kind } from './kinds.ts'

/** What can be booked on the listings of an area: a file in its folder, which the registry registers. */
export type AreaBookings = {
  readonly kind: Kind
  /** Which of the area's listings; undefined: all. */
  readonly where: ((listing: BookedListing) => boolean) | undefined
  /** What one presses, where it differs from other areas with this kind. */
  readonly label: MessageDescriptor | null
}

/** What decides whether something can be booked on a listing. */
type BookedListing = {
  readonly kind: string
  readonly offer: string | null
  readonly pricePeriod: string | null
  readonly attributes: Readonly<Record<string, unknown>>
}
type ListingFilter = { readonly where?: (listing: BookedListing) => boolean }
type LabelledFilter = ListingFilter & { readonly label: MessageDescriptor }

/** By the night, in units of a room type. */
export const stay = ({ where }: ListingFilter = {}): AreaBookings => ({ kind: 'stay', where, label: null })
/** At a time with a number of persons, as a tour. */
export const sessions = ({ where }: ListingFilter = {}): AreaBookings => ({
  kind: 'session',
  where,
  label: null,
})
/** Seats of an area whose listings take place. */
export const seats = ({ label, where }: LabelledFilter): AreaBookings => ({ kind: 'seat', where, label })
/** A slot of the owner's time. */
export const visits = ({ label, where }: LabelledFilter): AreaBookings => ({ kind: 'visit', where, label })

const known = registered<Readonly<Record<string, readonly AreaBookings[]>>>('What can be booked')

/** By the kind of listing; called by `app/registry/area-parts.server.ts` when a process starts. */
export const registerBookings = known.set

/** Whether owners of such listings may let people book. */
export const isBookableKind = (kind: string): boolean => Object.hasOwn(known.get(), kind)

/** What the owner of a listing may let people book. */
export const bookingsOf = (listing: BookedListing): readonly AreaBookings[] =>
  (known.get()[listing.kind] ?? []).filter(({ where }) => where?.(listing) ?? true)

/** Whether all listings of a kind are there to be booked, and not only to be looked at. */
export const isForBooking = (kind: string): boolean =>
  (known.get()[kind] ?? []).some((one) => one.kind !== 'visit' && !one.where)

/** What one presses to book such a thing on a listing, where it is more than "Book". */
export const labelOf = (listingKind: string, kind: Kind): MessageDescriptor | null =>
  (known.get()[listingKind] ?? []).find((one) => one.kind === kind)?.label ?? null
