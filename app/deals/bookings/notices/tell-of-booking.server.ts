import { sql } from 'drizzle-orm'
import { whoActs } from '../../../directory/may-act.server.ts'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { BookingNews, Notice } from '../../../people/notifications/events.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { notifyAdmins } from '../../../people/notifications/notify-admins.server.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import { bookingDeskAddress } from '../addresses.ts'
import { type Booking, booking } from '../tables.server.ts'
import { mailGuest } from './mail-guest.server.ts'

type Side = 'guest' | 'owner'

/** Tells one side of a booking, in their language and on the channels of their choice. */
export async function tellOfBooking(
  tx: Database,
  told: Booking,
  { news, to }: { news: BookingNews; to: Side },
): Promise<void> {
  const values = { ...valuesOf(told), news, isOwner: to === 'owner' }
  const key = `${told.sequence} ${news}`
  await send(tx, told, to, (title) => ({ event: 'booking', values: { ...values, title }, key }))
}

/** The same of what begins in a day or an hour. */
export async function tellOfReminder(
  tx: Database,
  told: Booking,
  { before, to }: { before: 'day' | 'hour'; to: Side },
): Promise<void> {
  const values = { ...valuesOf(told), before }
  const key = `${before} before ${values.at}`
  await send(tx, told, to, (title) => ({ event: 'booking-reminder', values: { ...values, title }, key }))
}

/** Tells admins that a guest's objection to a no-show needs them. */
export async function tellAdmins(
  tx: Database,
  { number, listingTitle: title, name, guestId }: Booking,
): Promise<void> {
  await notifyAdmins(tx, {
    event: 'objection-waits',
    values: { title, name },
    href: bookingDeskAddress(number),
    key: `objection-waits ${number}`,
    about: [guestId],
  })
}

const valuesOf = ({ name, startsAt }: Booking) => ({ name, at: startsAt.toISOString() })

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
  { id, guestId, guestEmail, number, listingTitle, ...told }: Booking,
  to: Side,
  noticeOf: (title: string) => BookingNotice,
): Promise<void> {
  if (to === 'guest' && guestEmail !== null) {
    const notice = noticeOf(listingTitle)
    const key = `booking ${number} ${notice.key}`
    return enqueue(tx, mailGuest, { id, ...notice, key }, { key })
  }
  const href = to === 'guest' ? `/bookings/${number}` : `/bookings/received/${number}`
  const owners = to === 'owner' ? (await whoTakes(tx, told)).filter((one) => one !== guestId) : []
  const people = to === 'owner' ? owners : guestId === null ? [] : [guestId]
  for (const { userId, title } of await inTheirLanguages(tx, id, people)) {
    const notice = noticeOf(title)
    await notify(tx, userId, { ...notice, href, key: `booking ${number} ${notice.key}`, about: [guestId] })
  }
}

/** People, each with the title of a booking's listing in the language of their account. */
async function inTheirLanguages(tx: Database, bookingId: number, people: readonly string[]) {
  const { rows } = await tx.execute<{ userId: string; title: string }>(sql`
    select users.id as "userId", ${titleIn(sql`users.language`, booking)} as title from booking cross join users
    where booking.id = ${bookingId} and users.id = any(${sql.param(people)}::uuid[])`)
  return rows
}
