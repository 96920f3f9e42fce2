import type { Span } from '../places/places.server.ts'
import type { Booking } from '../tables.server.ts'

const week = 7 * 86_400_000

/** Whether a booking in a storm is in it still on other days. The storm's own are not kept: it may last a week more. */
export const staysInStorm = (
  { inStorm, startsAt, endsAt }: Pick<Booking, 'inStorm' | 'startsAt' | 'endsAt'>,
  to: Span,
): boolean => inStorm && +to.startsAt < +endsAt + week && +to.endsAt > +startsAt - week

/** What a booking has of a storm on other days: with the storm ends the free cancellation that came with it. */
export function afterStorm(was: Pick<Booking, 'inStorm' | 'startsAt' | 'endsAt' | 'freeUntil'>, to: Span) {
  const inStorm = staysInStorm(was, to)
  return { inStorm, freeUntil: was.inStorm && !inStorm ? null : was.freeUntil }
}
