import { findTitle } from '../guest/own-bookings.server.ts'
import { timelineEntry } from '../guest/timeline-entry.ts'
import { sql } from 'drizzle-orm'
import { listingAddress } from '../../../directory/known-areas.ts'
import { shownPhone } from '../../../ground/forms/phone.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { bookedText } from '../booked-text.ts'
import { isBlocked } from '../blocked/block-guest.server.ts'
import { findBookable } from '../bookables/bookable.server.ts'
import { findChoices } from '../book/choices.server.ts'
import { isInConflict } from '../moves/conflicts.server.ts'
import { type Actor, findBooking, findTimeline } from '../moves/find-booking.server.ts'
import { mayBeNoShow } from '../moves/move.server.ts'
import { termsOf } from '../moves/terms.ts'
import { backAfterChange, onSiteAfter, onSiteOf, wasPaid } from '../states/prepaid.ts'
import { mayMove, type MoveName } from '../states/states.ts'
import type { Booking } from '../tables.server.ts'

const ownerMoves = [
  'confirm',
  'decline',
  'propose',
  'confirm-change',
  'drop-change',
  'cancel-by-owner',
  'no-show',
  'write',
] as const satisfies readonly MoveName[]
export type OwnerMove = (typeof ownerMoves)[number]
export const ownerMoveNamed = (name: string) => ownerMoves.find((one) => one === name)

/** A booking as its owner sees it; null: they have no such booking. */
export async function loadReceived(
  { database, language, now }: Pick<RequestContext, 'database' | 'language' | 'now'>,
  owner: Actor,
  number: string,
) {
  const found = await findBooking(database, number, owner, now)
  if (!found) return null
  const isOwn = (name: OwnerMove) => {
    if (!mayMove(name, found, 'owner', now)) return false
    if (name === 'no-show') return mayBeNoShow(found)
    // What is asked for is declined.
    if (name === 'cancel-by-owner') return !mayMove('decline', found, 'owner', now)
    // With an account they have a conversation.
    if (name === 'write') return found.guestEmail !== null
    return name !== 'confirm-change' && name !== 'drop-change' ? true : found.change !== null
  }
  const may = ownerMoves.filter(isOwn)
  const hasGuest = found.guestId !== null || found.guestEmail !== null
  const mayBlock = hasGuest && 'id' in owner && found.ownerId === owner.id
  const [title, timeline, choices, times, conversation, isGuestBlocked, hasConflict] = await Promise.all([
    findTitle(database, found, language),
    findTimeline(database, found.id),
    may.includes('propose') ? choicesOf(database, found, now) : null,
    may.includes('confirm') && found.kind === 'visit' ? timesOf(database, found.id) : [],
    found.guestId === null ? null : conversationOf(database, found),
    mayBlock ? isBlocked(database, owner.id, found) : null,
    may.includes('confirm') || may.includes('confirm-change') ? isInConflict(database, found.id) : false,
  ])
  const { kind, state, startsAt, endsAt, persons, names, name, phone, guestEmail, message, change } = found
  return {
    booking: { number, kind, state, startsAt, endsAt, persons, names, deadline: found.deadline },
    terms: termsOf(found),
    guest: { name, phone, shownPhone: shownPhone(phone), email: guestEmail, message },
    /** Whether the owner has blocked the guest; null: the visitor is a colleague, or the guest is gone. */
    isGuestBlocked,
    listing: {
      title: bookedText({ title, name: found.bookableName }, i18nOf(language)),
      href: listingAddress(found.listingKind, found.listingRef),
    },
    write:
      conversation &&
      `/messages/${found.listingKind}/${encodeURIComponent(found.listingRef)}?with=${conversation}`,
    change: change && {
      startsAt: new Date(change.startsAt),
      endsAt: new Date(change.endsAt),
      persons: change.persons,
      price: { lines: change.price, totalCents: change.totalCents },
      onSite: onSiteAfter(found, change.totalCents),
      backCents: backAfterChange(found, change.totalCents),
    },
    price: { lines: found.price, totalCents: found.totalCents },
    onSite: onSiteOf(found),
    /** Colleagues see no payments. */
    isPaidToViewer: wasPaid(timeline) && 'id' in owner && owner.id === found.ownerId,
    timeline: timeline.map(timelineEntry),
    choices,
    times,
    /** Whether the calendar, or another site, has taken some of what waits for an answer. */
    hasConflict,
    may,
  }
}
export type ReceivedBooking = NonNullable<Awaited<ReturnType<typeof loadReceived>>>

type Database = RequestContext['database']

async function choicesOf(database: Database, { bookableId, ownerId, scope }: Booking, now: Date) {
  const bookable = bookableId === null ? null : await findBookable(database, bookableId)
  return bookable && !bookable.isClosed && ownerId !== null
    ? findChoices(database, bookable, { now, ownerId, scope, typed: null })
    : null
}

/** The times that a guest proposed for a visit. */
async function timesOf(database: Database, bookingId: number): Promise<Date[]> {
  const { rows } = await database.execute<{ at: string }>(
    sql`select lower(span)::text as at from booking_time where booking_id = ${bookingId} order by span`,
  )
  return rows.map(({ at }) => new Date(at))
}

async function conversationOf(database: Database, { listingKind, listingRef, guestId, ownerId }: Booking) {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from conversation
    where listing_kind = ${listingKind} and listing_ref = ${listingRef} and asker_id = ${guestId} and owner_id = ${ownerId}`)
  return rows[0]?.id ?? null
}
