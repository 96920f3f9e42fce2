import type { Database } from '../../../ground/db/client.server.ts'
import { tellLive } from '../../../ground/live/tell-live.server.ts'
import type { BookingNews } from '../../../people/notifications/events.ts'
import type { MoveName, Side, State } from '../states/states.ts'
import { tellAdmins, tellOfBooking, whoTakes } from './tell-of-booking.server.ts'
import type { Booking } from '../tables.server.ts'

type News = Readonly<Partial<Record<'guest' | 'owner', BookingNews>>>

/** The notice that each side gets of a move. No one is notified of their own move. */
const newsOf: Readonly<Record<MoveName | 'request', News>> = {
  request: { owner: 'asked' },
  confirm: { guest: 'confirmed' },
  decline: { guest: 'declined' },
  propose: { guest: 'proposed' },
  accept: { owner: 'accepted' },
  pay: { guest: 'confirmed', owner: 'booked' },
  'pay-at-place': { guest: 'confirmed', owner: 'booked' },
  'pay-in-vain': {},
  'call-off': { guest: 'cancelled-by-owner', owner: 'cancelled-by-owner' },
  lapse: { guest: 'expired', owner: 'expired' },
  expire: { guest: 'expired', owner: 'expired' },
  promote: { guest: 'promoted' },
  cancel: { owner: 'cancelled-by-guest' },
  'cancel-by-owner': { guest: 'cancelled-by-owner', owner: 'cancelled-by-owner' },
  complete: {},
  'no-show': { guest: 'no-show' },
  object: { owner: 'objected' },
  'uphold-objection': { guest: 'objection-upheld', owner: 'objection-upheld' },
  'refuse-objection': { guest: 'objection-refused', owner: 'objection-refused' },
  alter: { owner: 'changed' },
  change: { owner: 'change-confirmed' },
  'ask-change': { owner: 'change-asked' },
  'confirm-change': { guest: 'change-confirmed' },
  'drop-change': { guest: 'change-dropped', owner: 'change-dropped' },
  reschedule: { guest: 'rescheduled' },
  storm: { guest: 'storm' },
  write: { guest: 'message', owner: 'message' },
}

/** What leads to a payment, of which the owner is notified. */
const becomesToPay: ReadonlySet<MoveName | 'request'> = new Set(['request', 'confirm', 'accept'])

type Move = {
  readonly move: MoveName | 'request'
  readonly by: Side
  readonly from: State | null
  readonly now: Date
}

/** Those who only wait have no place to keep, and those who are there already can neither move nor cancel. */
function newsToGuest(news: BookingNews, { state, startsAt }: Booking, now: Date): BookingNews {
  if (news !== 'storm' && news !== 'rescheduled') return news
  if (state === 'waiting') return `${news}-waiting`
  return news === 'storm' && startsAt <= now ? 'storm-underway' : news
}

/** Tells both sides of what has happened to a booking, and admins if they have to decide, in its transaction. */
export async function tellOfMove(tx: Database, told: Booking, { move, by, from, now }: Move): Promise<void> {
  const people = [told.guestId, ...(await whoTakes(tx, told))].filter((id) => id !== null)
  await tellLive(tx, [...new Set(people)], { type: 'booking', id: told.number })
  const isAtOnce = move === 'request' && told.state === 'confirmed'
  const news: News =
    told.state === 'awaiting-payment' && becomesToPay.has(move)
      ? { guest: 'to-pay' }
      : isAtOnce
        ? { guest: 'confirmed', owner: 'booked' }
        : newsOf[move]
  if (news.guest && (by !== 'guest' || isAtOnce))
    await tellOfBooking(tx, told, { news: newsToGuest(news.guest, told, now), to: 'guest' })
  // Owners are not notified about the waiting list.
  const onlyWaits = told.state === 'waiting' || from === 'waiting'
  if (news.owner && by !== 'owner' && !onlyWaits)
    await tellOfBooking(tx, told, { news: news.owner, to: 'owner' })
  if (move === 'object') await tellAdmins(tx, told)
}
