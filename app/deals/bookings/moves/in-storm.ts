import type { Span } from '../places/places.server.ts'
import type { Booking } from '../tables.server.ts'

const week = 7 * 86_400_000

/** Whether a booking in a storm is in it still on other days. The storm's own are not kept: it may last a week more. */
export const staysInStorm = (
  { inStorm, startsAt, endsAt }: Pick<Booking, 'inStorm' | 'startsAt' | 'endsAt'>,
  to: Span,
): boolean => inStorm && +to.startsAt < +endsAt + week && +to.endsAt > +startsAt - week
