import { matching, rowNumber, several, text } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'
import type { Kind } from '../bookables/kinds.ts'
import type { Wish } from '../places/wish.ts'

const day = matching(/^2\d{3}-\d\d-\d\d$/)

/**
 * What the address of a booking's form asks for, as it was typed. `month` is the one that its calendar shows; `arrive`,
 * `leave` and `pick` are what one presses in it: the day of check-in, of check-out, a session.
 */
export const bookQuery = defineQuery(
  {
    of: text(15),
    from: text(20),
    until: text(20),
    place: text(15),
    time: several(text(30), 3),
    persons: text(6),
    month: matching(/^2\d{3}-(?:0[1-9]|1[0-2])$/),
    arrive: day,
    leave: day,
    pick: text(15),
  },
  (typed) => {
    if (typed.leave) return { ...typed, until: typed.leave, arrive: '', leave: '' }
    if (typed.arrive) return { ...typed, from: typed.arrive, until: '' }
    return typed.pick ? { ...typed, place: typed.pick, pick: '' } : typed
  },
)
export type BookQuery = QueryOf<typeof bookQuery>
export const nothingTyped: BookQuery = bookQuery.parse({ searchParams: new URLSearchParams() })

/** Null as long as no wish is made: after a day of check-in or a month was pressed, the rest is still to come. */
export function wishOf(
  kind: Kind,
  { from, until, place, time, persons, month, arrive }: BookQuery,
): Wish | null {
  if ((arrive || month) && !until && !place && time.length === 0) return null
  if (!from && !until && !place && !persons && time.length === 0) return null
  if (kind === 'stay') return { kind, dates: { from, until } }
  if (kind === 'visit') return { kind, times: time.filter(Boolean).map((one) => new Date(one)) }
  return { kind, placeId: rowNumber(place) }
}

/** NaN if it is not a number. */
export const personsOf = ({ persons }: BookQuery): number =>
  /^\d{1,4}$/.test(persons) ? Number(persons) : Number.NaN
