import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from './apply-move.server.ts'
import { type Actor, lockBookingOffered } from './find-booking.server.ts'
import type { MoveOutcome } from './move.server.ts'
import { findHolds, giveBack, lockPlaces, lockTimes } from '../places/places.server.ts'
import { reckon } from '../places/reckon.server.ts'
import { deadlineOf } from '../states/states.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import type { Booking } from '../tables.server.ts'
import { placesOf, take } from '../places/take.server.ts'
import type { SiteContext } from '../bookables/offered.server.ts'
import { isOutdated, type SeenTerms } from './terms.ts'
import { promoteWaiting } from './waiting.server.ts'
import type { Wish, WishProblem } from '../places/wish.ts'

type Proposal = SeenTerms & { readonly actor: Actor; readonly wish: Wish; readonly words?: string }
type Problem = WishProblem | 'not-bookable' | 'gone' | 'stale'
export type ProposalOutcome = MoveOutcome | { readonly ok: false; readonly problem: Problem }

/** Undoes the transaction. */
class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** Locks what was asked for and what is proposed in one order: two proposals would wait for each other. */
async function lockBoth(
  tx: Database,
  { id, ownerId, scope }: Booking,
  { bookable, wish }: { bookable: Bookable; wish: Wish },
) {
  if (wish.kind === 'visit') return ownerId && lockTimes(tx, ownerId, scope)
  const wanted = await placesOf(tx, bookable, wish, scope)
  const holds = await findHolds(tx, id)
  return lockPlaces(tx, [...wanted, ...holds.map(({ placeId }) => placeId)])
}

/** The owner suggests another time: it is held instead of what was asked for until the guest accepts. */
export async function propose(
  database: Database,
  number: string,
  { actor, wish, words, ...seen }: Proposal,
  site: SiteContext,
): Promise<ProposalOutcome> {
  try {
    return await database.transaction(async (tx): Promise<MoveOutcome> => {
      const locked = await lockBookingOffered(tx, number, actor, site)
      if (!locked) throw new Refusal('gone')
      const { was, offered } = locked
      if (!offered || was.ownerId === null) throw new Refusal('not-bookable')
      if (isOutdated(seen, was)) throw new Refusal('stale')
      const { bookable } = offered
      const { persons, scope, ownerId } = was
      const reckoned = await reckon(tx, bookable, { wish, persons }, site.now)
      if ('problem' in reckoned) throw new Refusal(reckoned.problem)
      await lockBoth(tx, was, { bookable, wish })
      const freed = await giveBack(tx, { booking: was.id })
      const taken = await take(tx, { booking: was.id }, { bookable, wish, persons, ownerId, scope })
      if (!taken) throw new Refusal('taken')
      const { startsAt, endsAt, price } = reckoned
      const set = {
        startsAt,
        endsAt,
        placeId: taken.placeId,
        price: price.lines,
        totalCents: price.totalCents,
        deadline: deadlineOf(was.kind, startsAt, site.now),
      }
      const done = await applyMove(tx, was, { name: 'propose', actor, now: site.now, words, set })
      if (!done) throw new Refusal('stale')
      await promoteWaiting(tx, freed, site.now)
      return { ok: true, booking: done.moved }
    })
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}
