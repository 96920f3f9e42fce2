import type { TypedValues } from '../../../directory/typed-filter.ts'
import { mostNights } from '../../../deals/bookings/for-area-pages.ts'
import { detailQuery } from '../../../directory/detail/detail-query.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { daysBetween } from '../../../ground/i18n/local-time.ts'
import { matching, oneOf } from '../../../ground/query/fields.ts'
import type { QueryOf } from '../../../ground/query/query.ts'
import { hotels } from '../area.ts'

/** What a guest asks for: dates as `2026-12-24`, each empty until chosen. */
export type Stay = { readonly checkIn: string; readonly checkOut: string; readonly guests: Guests }
export const guestChoices = ['1-adult', '2-adults', '2-adults-1-child', '2-adults-2-children'] as const
/** Persons of each choice. */
export const guestCounts: Readonly<Record<Guests, number>> = {
  '1-adult': 1,
  '2-adults': 2,
  '2-adults-1-child': 3,
  '2-adults-2-children': 4,
}
type Guests = (typeof guestChoices)[number]

/**
 * The parameters of a hotel's page for the dates and guests by which a list is filtered. Larger parties give their
 * number on the booking form.
 */
export const stayParameters = ({ checkIn = '', checkOut = '', guests = '1' }: TypedValues) =>
  new URLSearchParams({
    checkIn,
    checkOut,
    guests: guestChoices[Math.min(Number(guests), guestChoices.length) - 1]!,
  })

const date = matching(/^\d{4}-\d\d-\d\d$/)
export const hotelQuery = detailQuery(hotels, { checkIn: date, checkOut: date, guests: oneOf(guestChoices) })

export type StayProblems = {
  readonly checkIn?: 'missing' | 'past'
  readonly checkOut?: 'missing' | 'notAfter' | 'tooLong'
}

/** What an address asks for; null when it asks for no stay. */
export function stayOf({ checkIn, checkOut, guests }: QueryOf<typeof hotelQuery>): Stay | null {
  if (!checkIn && !checkOut && !guests) return null
  return { checkIn: dateOf(checkIn), checkOut: dateOf(checkOut), guests: guests ?? guestChoices[0] }
}

/** @param today the islands' date */
export function problemsOf({ checkIn, checkOut }: Stay, today: string): StayProblems {
  const earliest = checkIn || today
  return {
    ...(!checkIn ? { checkIn: 'missing' } : checkIn < today && { checkIn: 'past' }),
    ...(!checkOut
      ? { checkOut: 'missing' }
      : checkOut <= earliest
        ? { checkOut: 'notAfter' }
        : daysBetween(earliest, checkOut) > mostNights && { checkOut: 'tooLong' }),
  }
}

/** How many nights; 0 unless both dates can be booked. @param today the islands' date */
export const nightsOf = (stay: Stay, today: string): number =>
  Object.keys(problemsOf(stay, today)).length === 0 ? daysBetween(stay.checkIn, stay.checkOut) : 0

const dateOf = (text: string): string => (isDay(text) ? text : '')
