import { data, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { lineIn, textIn } from '../../../ground/forms/typed.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type Choices, findChoices } from '../book/choices.server.ts'
import { bookedText } from '../booked-text.ts'
import { bookQuery, personsOf, type BookQuery, wishOf } from '../book/wish-of.ts'
import { askChange } from '../moves/change.server.ts'
import { isChangedAtOnce } from '../moves/changed-at-once.ts'
import { findBooking } from '../moves/find-booking.server.ts'
import { type WordsProblem, wordsProblem } from '../moves/words.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { onSiteAfter } from '../states/prepaid.ts'
import { reckon } from '../places/reckon.server.ts'
import type { Booking } from '../tables.server.ts'
import { bookingQuery } from './booking-query.ts'
import { findChangeable } from './find-changeable.server.ts'
import type { BookingAccess } from './load-booking.server.ts'
import { findTitle } from './own-bookings.server.ts'
import { answerForSamples } from '../requests/answer-for-samples.server.ts'
import type { RequestProblem } from '../requests/request.server.ts'
import { longest } from '../requests/longest.ts'

/** A booking that its guest can't change, as one that was canceled in the meantime. */
async function loadUnchangeable(context: RequestContext, url: URL, { number, actor, page }: BookingAccess) {
  const found = await findBooking(context.database, number, actor, context.now)
  if (!found) throw notFound()
  return { ...(await nameOf(context, url, found)), page }
}
export type UnchangeableBooking = Awaited<ReturnType<typeof loadUnchangeable>>

async function nameOf(context: RequestContext, url: URL, found: Booking) {
  const title = await findTitle(context.database, found, context.language)
  return {
    site: siteOf(context, url),
    number: found.number,
    title: bookedText({ title, name: found.bookableName }, i18nOf(context.language)),
  }
}

export const openChange = async (context: RequestContext, url: URL, access: BookingAccess) =>
  (await loadChange(context, url, access)) ?? (await loadUnchangeable(context, url, access))

/** What can be chosen instead of what is booked, and what the wish of the address costs or lacks; null: nothing can. */
export async function loadChange(context: RequestContext, url: URL, access: BookingAccess) {
  const { database, now } = context
  const changeable = await findChangeable(context, access)
  if (!changeable) return null
  const { found, bookable } = changeable
  const asked = bookQuery.parse(url)
  const wish = wishOf(found.kind, asked)
  const isAsked = Boolean(wish || asked.arrive || asked.month)
  const typed = isAsked ? asked : await asBooked(database, found, asked)
  const ownerId = found.ownerId ?? ''
  const choices = await findChoices(database, bookable, { now, ownerId, scope: found.scope, typed })
  const reckoned = wish && (await reckon(database, bookable, { wish, persons: personsOf(typed) }, now))
  const possible = reckoned && 'price' in reckoned ? reckoned : null
  const price = possible?.price ?? null
  const { totalCents } = price ?? found
  const wanted = { ...(possible ?? found), totalCents }
  return {
    ...(await nameOf(context, url, found)),
    page: access.page,
    totalCents: found.totalCents,
    isAtOnce: found.state === 'requested' || isChangedAtOnce(bookable, { was: found, wanted, now }),
    bookable: { id: bookable.id },
    choices: withOwnTime(choices, found),
    typed,
    price,
    onSite: onSiteAfter(found, totalCents),
    problem: reckoned && 'problem' in reckoned ? reckoned.problem : null,
    nearest: [],
  }
}
export type LoadedChange = NonNullable<Awaited<ReturnType<typeof loadChange>>>

/** A visit's own time is taken by itself: it stays among those that can be chosen, of which a change has one. */
function withOwnTime(choices: Choices, { startsAt }: Booking): Choices {
  if (choices.kind !== 'visit') return choices
  const others = choices.slots.filter((slot) => +slot !== +startsAt)
  return { ...choices, most: 1, slots: [...others, startsAt].toSorted((one, other) => +one - +other) }
}

/** What is booked, as the form would ask for it. */
async function asBooked(
  database: RequestContext['database'],
  { bookableId, startsAt, endsAt, persons, kind }: Booking,
  typed: BookQuery,
): Promise<BookQuery> {
  if (kind === 'visit') return { ...typed, time: [startsAt.toISOString()], persons: String(persons) }
  if (kind === 'stay')
    return { ...typed, from: localDate(startsAt), until: localDate(endsAt), persons: String(persons) }
  const atOnce = { from: startsAt, until: new Date(+startsAt + 1), most: 1 }
  const [place] = bookableId === null ? [] : await findPlaces(database, bookableId, atOnce)
  return { ...typed, place: String(place?.id ?? ''), persons: String(persons) }
}

export type RefusedChange = {
  readonly problem?: RequestProblem
  readonly wordsProblem?: WordsProblem
  /** The booking is no longer as it was. */
  readonly isStale?: boolean
  readonly words: string
}

/** The wish is in the address; the form says no more than that it is meant. */
export async function sendChange(context: RequestContext, url: URL, access: BookingAccess, form: FormData) {
  const { number } = access
  const words = textIn(form, 'words')
  const changeable = await findChangeable(context, access)
  if (!changeable) {
    if (await findBooking(context.database, number, access.actor, context.now))
      return answerStale(access, words)
    throw notFound()
  }
  const typed = bookQuery.parse(url)
  const wish = wishOf(changeable.found.kind, typed)
  if (!wish) throw notFound()
  const refuse = (refused: Omit<RefusedChange, 'words'>) =>
    data<RefusedChange>({ words, ...refused }, { status: 422 })
  const ofWords = { longest: longest.guestWords, number, side: 'guest' } as const
  const wordsWrong = words && (await wordsProblem(context.database, words, ofWords))
  if (wordsWrong) return refuse({ wordsProblem: wordsWrong })
  if (wish.kind === 'visit' && wish.times.length !== 1) return refuse({ problem: 'malformed' })
  const asked = {
    actor: access.actor,
    wish,
    persons: personsOf(typed),
    shownCents: Number(lineIn(form, 'shownCents')),
    words,
  }
  const done = await askChange(context.database, number, asked, context)
  if (done.ok) {
    await answerForSample(context, done.booking)
    return redirect(access.page)
  }
  if (done.problem === 'stale') return answerStale(access, words)
  return refuse({ problem: done.problem })
}

/** Leads to the booking, which says that it has changed; a message is not lost by that, but stays on this page. */
const answerStale = ({ page }: BookingAccess, words: string) =>
  words
    ? data<RefusedChange>({ words, isStale: true }, { status: 409 })
    : redirect(bookingQuery.address(page, { stale: true }))

/** No one can sign in as the owner of a sample: a job agrees. */
async function answerForSample({ database, now }: RequestContext, { id, scope, change }: Booking) {
  if (scope === '' || !change) return
  await enqueue(database, answerForSamples, { id }, { key: `change of ${id}`, at: new Date(+now + 60_000) })
}
