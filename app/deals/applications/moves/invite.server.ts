import type { Database } from '../../../ground/db/client.server.ts'
import { interviewName } from '../../bookings/booked-text.ts'
import { inviteToVisit } from '../../bookings/requests/invite.server.ts'
import { applyMove } from './apply-move.server.ts'
import { endInterview } from './end-interview.server.ts'
import { type Actor, actorIdOf, lockApplication } from './find-application.server.ts'

type Invite = {
  readonly actor: Actor
  readonly startsAt: Date
  readonly words: string
  /** Whose copy of the owner's time it takes, for samples; empty: the real one. */
  readonly scope?: string
}

export type InviteOutcome =
  | { readonly ok: true }
  /** `past`: the time is over, or not a time. `far`: it is more than a year ahead. `taken`: they have something else then. */
  | { readonly ok: false; readonly problem: 'gone' | 'stale' | 'past' | 'far' | 'taken' }

/** Undoes the transaction. */
class Refusal extends Error {
  readonly problem: Extract<InviteOutcome, { ok: false }>['problem']
  constructor(problem: Refusal['problem']) {
    super(problem)
    this.problem = problem
  }
}

const year = 365 * 86_400_000

/** Proposes a time for an interview: a visit of the booking engine, in place of one that was proposed before. */
export async function invite(
  database: Database,
  number: string,
  { actor, startsAt, words, scope = '' }: Invite,
  now: Date,
): Promise<InviteOutcome> {
  if (!(startsAt > now)) return { ok: false, problem: 'past' }
  if (+startsAt - +now > year) return { ok: false, problem: 'far' }
  try {
    return await database.transaction(async (tx) => {
      const was = await lockApplication(tx, number, actor)
      if (!was) throw new Refusal('gone')
      const { listingId, listingKind, listingRef, listingTitle, ownerId, applicantId, phone } = was
      if (listingId === null || ownerId === null || applicantId === null) throw new Refusal('stale')
      await endInterview(tx, was, { by: 'employer', now })
      const visit = await inviteToVisit(
        tx,
        {
          listing: { listingId, listingKind, listingRef, listingTitle },
          ownerId,
          guest: { id: applicantId, name: was.name, phone },
          name: interviewName,
          startsAt,
          scope,
          actor: { side: actor.side === 'site' ? 'site' : 'owner', id: actorIdOf(actor) },
        },
        now,
      )
      if (!visit) throw new Refusal('taken')
      const moved = await applyMove(tx, was, {
        name: 'invite',
        actor,
        now,
        words,
        set: { interviewId: visit.id },
      })
      if (!moved) throw new Refusal('stale')
      return { ok: true }
    })
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}
