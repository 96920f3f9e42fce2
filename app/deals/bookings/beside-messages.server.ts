import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { FindDeals } from '../../market/messages/deals.ts'
import { takes } from './moves/find-booking.server.ts'
import { openStates, isOpen } from './states/states.ts'
import { stateTexts } from './states/state-texts.ts'
import { bookableText } from './booked-text.ts'
import { receivedAddress } from './addresses.ts'
import { booking, type Booking } from './tables.server.ts'

const most = 5

/** The bookings of two people about a listing, as the one of them sees them who reads their messages. */
export const findBookingsBeside: FindDeals = async (
  { database, language, now },
  { viewer, otherId },
  { kind, ref },
) => {
  const found = await database
    .select()
    .from(booking)
    .where(
      sql`listing_kind = ${kind} and listing_ref = ${ref}
        and (guest_id = ${viewer.id} and ${takes({ id: otherId })} or guest_id = ${otherId} and ${takes(viewer)})`,
    )
    .orderBy(sql`state in ${openStates} and ends_at > ${now} desc, starts_at desc, id desc`)
    .limit(most)
  const i18n = i18nOf(language)
  return found.map((one) => {
    const isGuest = one.guestId === viewer.id
    const waiting = waitingOf(one, isGuest, now)
    return {
      href: isGuest ? `/bookings/${one.number}` : receivedAddress(one.number),
      name: bookableText(one.bookableName, i18n),
      state: i18n._(stateTexts[one.state]),
      startsAt: one.startsAt,
      persons: one.persons,
      waiting: waiting && i18n._(waiting),
    }
  })
}

/** Whose move is next. */
function waitingOf({ state, change, endsAt }: Booking, isGuest: boolean, now: Date) {
  if (!isOpen(state) || endsAt <= now) return null
  const yours = msg`Waiting for your answer`
  const theirs = isGuest ? msg`Waiting for the owner’s answer` : msg`Waiting for the guest’s answer`
  if (state === 'proposed') return isGuest ? yours : theirs
  return state === 'requested' || change ? (isGuest ? theirs : yours) : null
}
