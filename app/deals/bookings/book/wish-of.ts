import { rowNumber, several, text } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'
import type { Kind } from '../bookables/settings.ts'
import type { Wish } from '../requests/wish.ts'

/** What the address of a booking's form asks for, as it was typed. */
export const bookQuery = defineQuery({
  of: text(15),
  from: text(20),
  until: text(20),
  place: text(15),
  time: several(text(30), 3),
  persons: text(6),
})
export type Typed = QueryOf<typeof bookQuery>

/** Null as long as nothing was asked. */
export function wishOf(kind: Kind, { from, until, place, time, persons }: Typed): Wish | null {
  if (!from && !until && !place && !persons && time.length === 0) return null
  if (kind === 'stay') return { kind, dates: { from, until } }
  if (kind === 'visit') return { kind, times: time.filter(Boolean).map((one) => new Date(one)) }
  return { kind, placeId: rowNumber(place) }
}

/** NaN for what is no number. */
export const personsOf = ({ persons }: Typed): number =>
  /^\d{1,4}$/.test(persons) ? Number(persons) : Number.NaN
