import type { Span } from '../places/places.server.ts'
import type { Booking } from '../tables.server.ts'

const week = 7 * 86_400_000

/**
 * What a booking in a storm has of it on other days: with the storm ends the free cancellation that came with it. The
 * storm's own days are not kept: it may last a week more.
 */
export const afterStorm = ({ inStorm, startsAt, endsAt }: Booking, to: Span) =>
  inStorm && (+to.startsAt >= +endsAt + week || +to.endsAt <= +startsAt - week)
    ? { inStorm: false, freeUntil: null }
    : {}
