import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { OpenMatter } from '../../../ground/db/personal-part.ts'
import { receivedAddress } from '../addresses.ts'
import { takes } from './find-booking.server.ts'
import { booking } from '../tables.server.ts'
import { openStates } from '../states/states.ts'

const most = 200

/** What a guest has asked for or booked, and others with them, that is not over: the next first. */
export async function findOpenBookings(database: Database, userId: string, now: Date): Promise<OpenMatter[]> {
  const found = await database
    .select()
    .from(booking)
    .where(
      sql`(guest_id = ${userId} or ${takes({ id: userId })})
        and state in ${openStates} and ends_at > ${now}`,
    )
    .orderBy(booking.startsAt, booking.id)
    .limit(most)
  return found.map(({ number, guestId, listingTitle, bookableName, startsAt }) => ({
    href: guestId === userId ? `/bookings/${number}` : receivedAddress(number),
    title: [listingTitle, bookableName].filter(Boolean).join(' · '),
    at: startsAt,
    isOwner: guestId !== userId,
  }))
}
