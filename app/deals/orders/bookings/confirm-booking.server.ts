import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { ownerAnswers } from '../../bookings/bookables/offered.server.ts'
import { applyMove } from '../../bookings/moves/apply-move.server.ts'
import { promoteWaiting } from '../../bookings/moves/waiting.server.ts'
import { prepaidOf } from '../../bookings/states/prepaid.ts'
import { latestOf } from '../../bookings/states/states.ts'
import { type Booking, booking } from '../../bookings/tables.server.ts'

const actor = { side: 'site' } as const

/**
 * A booking that this transaction has locked is paid, and so confirmed.
 * @returns false where it waits for no payment
 */
export async function confirmBooking(tx: Database, id: number, now: Date): Promise<boolean> {
  const [was] = await tx.select().from(booking).where(eq(booking.id, id))
  if (!was) return false
  const name = (await findEnd(tx, was, now)) ? 'pay-in-vain' : 'pay'
  const set = { paidCents: prepaidOf(was) }
  return (await applyMove(tx, was, { name, actor, now, set })) !== null
}

/**
 * Ends a booking whose place was called off, or of which a side has left, while its payment was captured: nothing could
 * end it then. Its order is paid by now, so that it can give the money back.
 */
export async function endPaidInVain(tx: Database, id: number, now: Date): Promise<void> {
  const [was] = await tx.select().from(booking).where(eq(booking.id, id))
  const name = was && (await findEnd(tx, was, now))
  const done = name && (await applyMove(tx, was, { name, actor, now }))
  if (done) await promoteWaiting(tx, done.freed, now)
}

/** How a booking ends that was called off, or withdrawn with its guest's account, while it was paid; null: it goes on. */
async function findEnd(
  tx: Database,
  { id, kind, startsAt }: Booking,
  now: Date,
): Promise<'call-off' | 'cancel' | null> {
  const { rows } = await tx.execute<{ is_off: boolean; has_left: boolean }>(sql`
    select not exists (select from users where users.id = owner_id and ${ownerAnswers({ demo: true })})
        or exists (select from booking_place place where place.id = place_id and place.state = 'cancelled') as is_off,
      ${latestOf(kind, startsAt)}::timestamptz > ${now} and (guest_id is null
        or exists (select from users where users.id = guest_id and closes_at is not null)) as has_left
    from booking where id = ${id}`)
  const [found] = rows
  return found?.is_off ? 'call-off' : found?.has_left ? 'cancel' : null
}
