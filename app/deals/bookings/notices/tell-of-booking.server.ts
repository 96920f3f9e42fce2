import { whoActs } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { BookingNews, Notice } from '../../../people/notifications/events.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import type { Booking } from '../tables.server.ts'
import { mailGuest } from './mail-guest.server.ts'

type Side = 'guest' | 'owner'

/** Tells one side of a booking, in their language and on the channels of their choice. */
export async function tellOfBooking(
  tx: Database,
  told: Booking,
  { news, to }: { news: BookingNews; to: Side },
): Promise<void> {
  const values = { ...valuesOf(told), news, isOwner: to === 'owner' }
  await send(tx, told, to, { event: 'booking', values, key: `${told.sequence} ${news}` })
}

/** The same of what begins in a day or an hour. */
export async function tellOfReminder(
  tx: Database,
  told: Booking,
  { before, to }: { before: 'day' | 'hour'; to: Side },
): Promise<void> {
  const values = { ...valuesOf(told), before }
  await send(tx, told, to, { event: 'booking-reminder', values, key: `${before} before ${values.at}` })
}

const valuesOf = ({ listingTitle, name, startsAt }: Booking) => ({
  title: listingTitle,
  name,
  at: startsAt.toISOString(),
})

/** The owner and those of their colleagues who take bookings. */
export async function whoTakes(
  tx: Database,
  { listingKind: kind, listingRef: ref, ownerId }: Pick<Booking, 'listingKind' | 'listingRef' | 'ownerId'>,
): Promise<readonly string[]> {
  return ownerId === null ? [] : whoActs(tx, { kind, ref, ownerId }, 'bookings')
}

type BookingNotice = Extract<Notice, { event: 'booking' | 'booking-reminder' }> & { readonly key: string }

async function send(
  tx: Database,
  { id, guestId, guestEmail, number, ...told }: Booking,
  to: Side,
  notice: BookingNotice,
): Promise<void> {
  if (to === 'guest' && guestEmail !== null) {
    const key = `booking ${number} ${notice.key}`
    return enqueue(tx, mailGuest, { id, ...notice, key }, { key })
  }
  const href = to === 'guest' ? `/bookings/${number}` : `/bookings/received/${number}`
  const people = to === 'owner' ? await whoTakes(tx, told) : guestId === null ? [] : [guestId]
  for (const userId of people)
    await notify(tx, userId, { ...notice, href, key: `booking ${number} ${notice.key}` })
}
