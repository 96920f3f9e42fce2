import type { Bookable } from '../bookables/bookable.server.ts'
import { returnOf } from '../bookables/rules.ts'
import type { Booking } from '../tables.server.ts'

type BookedTerms = Pick<Booking, 'rule' | 'totalCents' | 'startsAt' | 'endsAt' | 'freeUntil'>
type ChangedTerms = Pick<Booking, 'totalCents' | 'startsAt' | 'endsAt'>

/**
 * Whether a confirmed booking is changed without its owner: it confirms itself, and its guest could cancel without loss,
 * or the owner loses nothing. Else a change would go round the cancellation rule.
 */
export function isChangedAtOnce(
  { confirmsAtOnce }: Pick<Bookable, 'confirmsAtOnce'>,
  { was, wanted, now }: { was: BookedTerms; wanted: ChangedTerms; now: Date },
): boolean {
  if (!confirmsAtOnce) return false
  if (returnOf(was, now) === was.totalCents) return true
  const isAsLong = +wanted.startsAt === +was.startsAt && wanted.endsAt >= was.endsAt
  return isAsLong && wanted.totalCents >= was.totalCents
}
