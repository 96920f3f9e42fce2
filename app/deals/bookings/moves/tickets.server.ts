import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { newTicketCode } from '../secrets.server.ts'
import { type Booking, bookingTicket } from '../tables.server.ts'

/** As many tickets as a confirmed booking has seats: those it has stay as they are. */
export async function addTickets(
  tx: Database,
  { id, kind, persons }: Pick<Booking, 'id' | 'kind' | 'persons'>,
): Promise<void> {
  if (kind !== 'seat') return
  const has = await tx.$count(bookingTicket, sql`booking_id = ${id}`)
  const missing = Math.max(0, persons - has)
  if (missing > 0)
    await tx
      .insert(bookingTicket)
      .values(Array.from({ length: missing }, () => ({ bookingId: id, code: newTicketCode() })))
  if (missing === 0 && has > persons)
    await tx.execute(sql`
      delete from booking_ticket where id in (
        select id from booking_ticket where booking_id = ${id} and used_at is null order by id desc limit ${has - persons})`)
}

export type TicketUse =
  | { readonly isValid: true; readonly name: string; readonly number: string }
  | { readonly isValid: false; readonly usedAt: Date | null }

/** Lets the holder of a ticket in to a time of an event, once. @returns when it was used first */
export async function useTicket(
  database: Database,
  { code, placeId, by, at }: { code: string; placeId: number; by: string; at: Date },
): Promise<TicketUse> {
  const { rows } = await database.execute<{ name: string; number: string }>(sql`
    update booking_ticket set used_at = ${at}, used_by = ${by} from booking
    where booking.id = booking_id and code = ${code} and place_id = ${placeId} and state in ('confirmed', 'completed') and used_at is null
    returning booking.name, booking.number`)
  if (rows[0]) return { isValid: true, ...rows[0] }
  const { rows: used } = await database.execute<{ used_at: string | null }>(sql`
    select used_at::text from booking_ticket join booking on booking.id = booking_id
    where code = ${code} and place_id = ${placeId}`)
  return { isValid: false, usedAt: used[0]?.used_at ? new Date(used[0].used_at) : null }
}
