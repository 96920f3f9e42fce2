import { data, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { listingAddress } from '../../../directory/known-areas.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { lineIn, textIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { dropChange } from '../moves/change.server.ts'
import { type Actor, findBooking, findTimeline } from '../moves/find-booking.server.ts'
import { move } from '../moves/move.server.ts'
import { termsOf } from '../moves/terms.ts'
import { returnOf } from '../bookables/rules.ts'
import { backAfterChange, keptAfter, onSiteAfter, onSiteOf, wasPaid } from '../states/prepaid.ts'
import { mayMove, states } from '../states/states.ts'
import { type WordsProblem, wordsProblem } from '../moves/words.server.ts'
import type { Booking } from '../tables.server.ts'
import { findChangeable } from './find-changeable.server.ts'
import { bookingQuery } from './booking-query.ts'
import { timelineEntry } from './timeline-entry.ts'
import { findTickets, findTitle } from './own-bookings.server.ts'
import { qrCodeOf } from '../../../ground/ui/qr-code.server.ts'
import { longest } from '../requests/longest.ts'

const guestMoves = ['accept', 'drop-change', 'cancel', 'object'] as const
type GuestMove = (typeof guestMoves)[number]

/** Whose booking, and the address of its page. */
export type BookingAccess = { readonly number: string; readonly actor: Actor; readonly page: string }

/** A booking as its guest sees it; null: they have no such booking. */
export async function loadBooking(context: RequestContext, url: URL, { number, actor, page }: BookingAccess) {
  const { database, now } = context
  const found = await findBooking(database, number, actor, now)
  if (!found) return null
  const [timeline, tickets, title] = await Promise.all([
    findTimeline(database, found.id),
    findTickets(database, found.id),
    findTitle(database, found, context.language),
  ])
  const hasPaid = wasPaid(timeline)
  const { bookableName, kind, state, startsAt, endsAt, persons, price, totalCents, rule } = found
  return {
    site: siteOf(context, url),
    page,
    isStale: bookingQuery.parse(url).stale,
    isUnpayable: bookingQuery.parse(url).unpayable && state === 'confirmed',
    booking: { number, kind, bookableName, state, startsAt, endsAt, persons, rule, deadline: found.deadline },
    /** No one can sign in as the owner of a sample: a job answers. */
    isSample: found.scope !== '',
    change: found.change && {
      ...found.change,
      onSite: onSiteAfter(found, found.change.totalCents),
      backCents: backAfterChange(found, found.change.totalCents),
    },
    terms: termsOf(found),
    title,
    listing: listingAddress(found.listingKind, found.listingRef),
    write: `/messages/${found.listingKind}/${encodeURIComponent(found.listingRef)}`,
    price: { lines: price, totalCents },
    paidCents: found.paidCents,
    givenBackCents: found.givenBackCents,
    wasPaid: hasPaid,
    onSite: onSiteOf(found),
    /** Of what was paid on the site, no more than that is the owner's. */
    owedIfCancelled: state === 'confirmed' && !hasPaid ? totalCents - returnOf(found, now) : 0,
    backIfCancelled: found.paidCents - keptAfter('cancel', found, now),
    timeline: timeline.map(timelineEntry),
    tickets: tickets.map((ticket) => ({ ...ticket, qr: qrCodeOf(ticket.code) })),
    may: guestMoves.filter((name) => mayBe(name, found, now)),
    mayChange: (await findChangeable(context, { number, actor })) !== null,
  }
}
export type LoadedBooking = NonNullable<Awaited<ReturnType<typeof loadBooking>>>

function mayBe(name: GuestMove, found: Booking, now: Date): boolean {
  if (name === 'object' && found.objectedAt) return false
  if (name === 'drop-change' && !found.change) return false
  return mayMove(name, found, 'guest', now)
}

/** `isMailed`: whether a guest without an account is sent a new link, which they asked for. */
export type MoveAnswer = {
  readonly isStale: boolean
  /** What is wrong with the message, which is kept. */
  readonly problem: WordsProblem | null
  readonly words: string
  readonly isMailed?: boolean
}

/** Each button sends a move and the state that it was shown beside; a message its words. */
export async function moveBooking(
  { database, now }: RequestContext,
  { number, actor, page }: BookingAccess,
  form: FormData,
) {
  const name = [...guestMoves, 'write' as const].find((one) => one === lineIn(form, 'move'))
  const seen = states.find((one) => one === lineIn(form, 'seen'))
  const words = textIn(form, 'words')
  if (!name || !seen) throw notFound()
  if (name === 'write') {
    const asked = { longest: longest.guestWords, number, side: 'guest' } as const
    const problem = await wordsProblem(database, words, asked)
    if (problem) return data<MoveAnswer>({ isStale: false, problem, words }, { status: 422 })
  }
  const pressed = { actor, now, terms: lineIn(form, 'terms') }
  const done =
    name === 'drop-change'
      ? await dropChange(database, number, pressed)
      : await move(
          database,
          number,
          name === 'write' ? { name, actor, now, words } : { ...pressed, name, seen },
        )
  if (done.ok) return redirect(page)
  if (done.problem === 'gone') throw notFound()
  return data<MoveAnswer>({ isStale: true, problem: null, words }, { status: 409 })
}
