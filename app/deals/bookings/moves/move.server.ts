import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from './apply-move.server.ts'
import { type Actor, hasObjection, lockBooking } from './find-booking.server.ts'
import type { MoveName, State } from '../states/states.ts'
import type { Booking } from '../tables.server.ts'
import { isOutdated, type SeenTerms } from './terms.ts'
import { promoteWaiting } from './waiting.server.ts'

/** Moves that say nothing more than words. */
export type PlainMove = Extract<
  MoveName,
  | 'confirm'
  | 'decline'
  | 'accept'
  | 'cancel'
  | 'cancel-by-owner'
  | 'no-show'
  | 'object'
  | 'uphold-objection'
  | 'refuse-objection'
  | 'expire'
  | 'lapse'
  | 'complete'
  | 'write'
>

export type MoveOutcome =
  | { readonly ok: true; readonly booking: Booking }
  /** `gone`: they have no such booking. `stale`: it is no longer as they saw it, or the time for it is over. */
  | { readonly ok: false; readonly problem: 'gone' | 'stale' }

type MoveRequest = SeenTerms & {
  readonly name: PlainMove
  readonly actor: Actor
  readonly now: Date
  readonly words?: string
  /** The state that they saw; without it, any that the move starts from. */
  readonly seen?: State
  /** Of several proposed times of a visit, the one that is confirmed. */
  readonly time?: Date
}

const decidesObjection: ReadonlySet<MoveName> = new Set(['uphold-objection', 'refuse-objection'])

/** No one is a no-show in a storm, or again after they have objected: staff have the last word. */
export const mayBeNoShow = ({ inStorm, objectedAt }: Pick<Booking, 'inStorm' | 'objectedAt'>): boolean =>
  !inStorm && objectedAt === null

/** Moves a booking, if it may be moved so now. */
export const move = (database: Database, number: string, asked: MoveRequest): Promise<MoveOutcome> =>
  database.transaction(async (tx) => {
    const was = await lockBooking(tx, number, asked.actor, asked.now)
    if (!was) return { ok: false, problem: 'gone' }
    if (asked.seen && asked.seen !== was.state) return { ok: false, problem: 'stale' }
    if (isOutdated(asked, was)) return { ok: false, problem: 'stale' }
    if (asked.name === 'no-show' && !mayBeNoShow(was)) return { ok: false, problem: 'stale' }
    if (asked.name === 'object' && was.objectedAt) return { ok: false, problem: 'stale' }
    if (decidesObjection.has(asked.name) && !(await hasObjection(tx, was.id)))
      return { ok: false, problem: 'stale' }
    const chosen =
      asked.name === 'confirm' && was.kind === 'visit' ? await chooseTime(tx, was, asked.time) : {}
    if (!chosen) return { ok: false, problem: 'stale' }
    const set = { ...chosen, ...(asked.name === 'object' && { objectedAt: asked.now }) }
    const done = await applyMove(tx, was, { ...asked, set })
    if (!done) return { ok: false, problem: 'stale' }
    await promoteWaiting(tx, done.freed, asked.now)
    return { ok: true, booking: done.moved }
  })

/** Gives back the times of a visit that are not chosen. Without a choice it is the first. */
async function chooseTime(tx: Database, { id, startsAt, endsAt }: Booking, time = startsAt) {
  const { rowCount } = await tx.execute(sql`
    select from booking_time where booking_id = ${id} and lower(span) = ${time}::timestamptz`)
  if (!rowCount) return null
  await tx.execute(
    sql`delete from booking_time where booking_id = ${id} and lower(span) <> ${time}::timestamptz`,
  )
  return { startsAt: time, endsAt: new Date(+time + (+endsAt - +startsAt)) }
}
