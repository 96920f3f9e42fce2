import { and, inArray, type SQL } from 'drizzle-orm'
import type { Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from './apply-move.server.ts'
import { type Actor, isToEmployer, lockApplication, lockApplications } from './find-application.server.ts'
import { type MoveName, moves, type State } from './states.ts'
import { type Application, application } from '../tables.server.ts'

/** Moves that say nothing more than words. */
export type PlainMove = Exclude<MoveName, 'invite'>

export type MoveOutcome =
  | { readonly ok: true; readonly application: Application }
  /** `gone`: they have no such application. `stale`: it is no longer as they saw it. */
  | { readonly ok: false; readonly problem: 'gone' | 'stale' }

type MoveRequest = {
  readonly name: PlainMove
  readonly actor: Actor
  readonly now: Date
  readonly words?: string
  /** The state that they saw; without it, any that the move starts from. */
  readonly seen?: State
}

/** Moves an application, if it may be moved so now. */
export const move = (database: Database, number: string, asked: MoveRequest): Promise<MoveOutcome> =>
  database.transaction(async (tx) => {
    const was = await lockApplication(tx, number, asked.actor)
    if (!was) return { ok: false, problem: 'gone' }
    // Pressed twice, it is done once.
    if (asked.seen && asked.seen !== was.state && moves[asked.name].to === was.state)
      return { ok: true, application: was }
    if (asked.seen && asked.seen !== was.state) return { ok: false, problem: 'stale' }
    const moved = await applyMove(tx, was, asked)
    return moved ? { ok: true, application: moved } : { ok: false, problem: 'stale' }
  })

type BulkMove = {
  readonly name: PlainMove
  readonly actor: Actor
  readonly now: Date
  readonly words?: string
}

/** Moves many applications in one transaction: those that can be moved so. @returns how many */
export const moveAll = (tx: Database, which: SQL, moving: BulkMove): Promise<number> =>
  tx.transaction(async (inner) => {
    const canBe = inArray(application.state, [...moves[moving.name].from])
    const found = await lockApplications(inner, and(which, canBe)!)
    for (const one of found) await applyMove(inner, one, moving)
    return found.length
  })

/** An employer says no to several at once. */
export const declineAll = (
  database: Database,
  numbers: readonly string[],
  { employer, now, words }: { employer: Person; now: Date; words: string },
): Promise<number> =>
  moveAll(database, and(inArray(application.number, [...numbers]), isToEmployer(employer))!, {
    name: 'decline',
    actor: { ...employer, side: 'employer' },
    now,
    words,
  })
