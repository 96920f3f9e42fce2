import { sql } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { OpenMatter } from '../../../ground/db/personal-part.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { receivedAddress } from '../addresses.ts'
import { bookedText } from '../booked-text.ts'
import { takes } from './find-booking.server.ts'
import { booking } from '../tables.server.ts'
import { openStates } from '../states/states.ts'

const most = 200

/** What a guest has asked for or booked, and others with them, that is not over: the next first. */
export async function findOpenBookings(
  database: Database,
  userId: string,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
): Promise<OpenMatter[]> {
  const found = await database
    .select({
      number: booking.number,
      guestId: booking.guestId,
      title: titleIn(language, booking),
      name: booking.bookableName,
      startsAt: booking.startsAt,
    })
    .from(booking)
    .where(
      sql`(guest_id = ${userId} or ${takes({ id: userId })})
        and state in ${openStates} and ends_at > ${now}`,
    )
    .orderBy(booking.startsAt, booking.id)
    .limit(most)
  return found.map(({ number, guestId, title, name, startsAt }) => ({
    href: guestId === userId ? `/bookings/${number}` : receivedAddress(number),
    title: bookedText({ title, name }, i18nOf(language)),
    at: startsAt,
    isOwner: guestId !== userId,
  }))
}
