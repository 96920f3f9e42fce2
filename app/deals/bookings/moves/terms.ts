import type { Booking } from '../tables.server.ts'

type BookingTerms = Pick<Booking, 'startsAt' | 'endsAt' | 'persons' | 'totalCents'>

/** What a page shows beside its buttons: when a booking is, for how many, at what price, and what it is to become. */
export const termsOf = (booking: BookingTerms & Pick<Booking, 'change'>): string =>
  [booking, booking.change].flatMap((one) => (one ? textOf(one) : [])).join(' ')

const textOf = ({ startsAt, endsAt, persons, totalCents }: BookingTerms | NonNullable<Booking['change']>) =>
  [Number(new Date(startsAt)), Number(new Date(endsAt)), persons, totalCents].join('-')

export const areSame = (one: BookingTerms | NonNullable<Booking['change']>, other: BookingTerms): boolean =>
  textOf(one) === textOf(other)

/** The terms beside which someone pressed; without them the press is about whatever the booking is now. */
export type SeenTerms = { readonly terms?: string }

export const isOutdated = ({ terms }: SeenTerms, now: Booking): boolean =>
  terms !== undefined && terms !== termsOf(now)
