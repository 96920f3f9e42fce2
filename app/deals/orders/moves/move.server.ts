import type { Database } from '../../../ground/db/client.server.ts'
import type { Order } from '../tables.server.ts'
import { applyMove } from './apply-move.server.ts'
import { type Actor, lockOrder } from './find-order.server.ts'
import { type MoveName, moves, type State } from './states.ts'

export type MoveOutcome =
  | { readonly ok: true; readonly order: Order }
  /** `gone`: they have no such order. `stale`: it is no longer as they saw it. */
  | { readonly ok: false; readonly problem: 'gone' | 'stale' }

type MoveRequest = {
  readonly name: MoveName
  readonly actor: Actor
  readonly now: Date
  /** The state that they saw; without it, any that the move starts from. */
  readonly seen?: State
}

/** Moves an order, if it may be moved so now. */
export const move = (
  database: Database,
  number: string,
  { seen, ...asked }: MoveRequest,
): Promise<MoveOutcome> =>
  database.transaction(async (tx) => {
    const was = await lockOrder(tx, number, asked.actor)
    if (!was) return { ok: false, problem: 'gone' }
    // Pressed twice, it is done once.
    if (seen && seen !== was.state)
      return moves[asked.name].to === was.state ? { ok: true, order: was } : { ok: false, problem: 'stale' }
    const moved = await applyMove(tx, was, asked)
    return moved ? { ok: true, order: moved } : { ok: false, problem: 'stale' }
  })
