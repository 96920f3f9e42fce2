import { data, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import { lineIn, textIn } from '../../../ground/forms/typed.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type Choices, findChoices } from '../book/choices.server.ts'
import { bookQuery, personsOf, type Typed, wishOf } from '../book/wish-of.ts'
import { askChange } from '../moves/change.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { onSiteOf } from '../states/prepaid.ts'
import { reckon } from '../places/reckon.server.ts'
import type { Booking } from '../tables.server.ts'
import { bookingQuery } from './booking-query.ts'
import { findChangeable } from './find-changeable.server.ts'
import type { Opened } from './load-booking.server.ts'
import { longest } from '../requests/longest.ts'

/** What can be chosen instead of what is booked, and what the wish of the address costs or lacks. */
export async function loadChange(context: RequestContext, url: URL, opened: Opened) {
  const { database, now } = context
  const changeable = await findChangeable(context, opened)
  if (!changeable) return null
  const { found, bookable } = changeable
  const asked = bookQuery.parse(url)
  const wish = wishOf(found.kind, asked)
  const isAsked = Boolean(wish || asked.arrive || asked.month)
  const typed = isAsked ? asked : await asBooked(database, found, asked)
  const ownerId = found.ownerId ?? ''
  const choices = await findChoices(database, bookable, { now, ownerId, scope: found.scope, typed })
  const reckoned = wish && (await reckon(database, bookable, { wish, persons: personsOf(typed) }, now))
  const price = reckoned && 'price' in reckoned ? reckoned.price : null
  const { totalCents } = price ?? found
  const paidCents = Math.min(found.paidCents, totalCents)
  return {
    site: siteOf(context, url),
    page: opened.page,
    number: found.number,
    title: [found.listingTitle, found.bookableName].filter(Boolean).join(' · '),
    totalCents: found.totalCents,
    isAtOnce: found.state === 'requested' || bookable.confirmsAtOnce,
    bookable: { id: bookable.id },
    choices: withOwnTime(choices, found),
    typed,
    price,
    onSite: onSiteOf({ ...found, totalCents, paidCents }),
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
  typed: Typed,
): Promise<Typed> {
  if (kind === 'visit') return { ...typed, time: [startsAt.toISOString()], persons: String(persons) }
  if (kind === 'stay')
    return { ...typed, from: localDate(startsAt), until: localDate(endsAt), persons: String(persons) }
  const atOnce = { from: startsAt, until: new Date(+startsAt + 1), most: 1 }
  const [place] = bookableId === null ? [] : await findPlaces(database, bookableId, atOnce)
  return { ...typed, place: String(place?.id ?? ''), persons: String(persons) }
}

/** The wish is in the address; the form says no more than that it is meant. */
export async function sendChange(context: RequestContext, url: URL, opened: Opened, form: FormData) {
  const changeable = await findChangeable(context, opened)
  const typed = bookQuery.parse(url)
  const wish = changeable && wishOf(changeable.found.kind, typed)
  if (!wish) throw notFound()
  const words = textIn(form, 'words')
  if (words.length > longest.guestWords) return data({ problem: null, words }, { status: 422 })
  if (wish.kind === 'visit' && wish.times.length !== 1)
    return data({ problem: 'malformed' as const, words }, { status: 422 })
  const asked = {
    actor: opened.actor,
    wish,
    persons: personsOf(typed),
    shownCents: Number(lineIn(form, 'shownCents')),
    words,
  }
  const done = await askChange(context.database, opened.number, asked, context)
  if (done.ok) return redirect(opened.page)
  if (done.problem === 'stale') return redirect(bookingQuery.address(opened.page, { stale: true }))
  return data({ problem: done.problem, words }, { status: 422 })
}
