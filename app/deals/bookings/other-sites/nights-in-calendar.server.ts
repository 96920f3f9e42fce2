import ICAL from 'ical.js'
import { addDays, localDate } from '../../../ground/i18n/local-time.ts'
import { type Dates, daysAhead, today } from '../days/nights.ts'

/** Booked nights on another site. */
export type TakenNights = Dates & { readonly uid: string }

/** What our own calendars call their entries: one that comes back from another site is not theirs. */
export const ownUid = '@bookings.proa'

const mostEntries = 1_000

/** `format`: it is no calendar, or a part of it is not valid. `large`: it takes more than there is room for. */
export type NightsProblem = 'format' | 'large'

/**
 * The nights that a calendar takes, from today on as far as one can book. It may take forever: see read-nights.server.ts.
 */
export function nightsIn(text: string, now: Date): TakenNights[] | NightsProblem {
  const span = { from: today(now), until: addDays(today(now), daysAhead + 1) }
  const found = new Map<string, TakenNights>()
  try {
    for (const entry of entriesOf(text)) {
      for (const one of nightsOfEntry(entry, span.until)) {
        const from = one.from < span.from ? span.from : one.from
        const until = one.until > span.until ? span.until : one.until
        if (from < until) found.set(`${one.uid} ${from}`, { ...one, from, until })
        if (found.size > mostEntries) return 'large'
      }
    }
  } catch {
    return 'format' // the library throws at whatever is not valid
  }
  return [...found.values()]
}

function entriesOf(text: string): ICAL.Component[] {
  const calendar = new ICAL.Component(ICAL.parse(text.replaceAll(/^\uFEFF|\0/g, '')) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error('It is no calendar.')
  return calendar.getAllSubcomponents('vevent')
}

function* nightsOfEntry(entry: ICAL.Component, last: string): Generator<TakenNights> {
  const event = new ICAL.Event(entry)
  const uid = (event.uid ?? '').slice(0, 300)
  const word = (name: string) => String(entry.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (!event.startDate || uid.endsWith(ownUid)) return
  if (word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT') return
  if (!event.isRecurring()) {
    yield { uid, ...datesBetween(event.startDate, event.endDate) }
    return
  }
  const times = event.iterator()
  for (let time = times.next(); time && dayOf(time) <= last; time = times.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(time)
    yield { uid, ...datesBetween(startDate, endDate) }
  }
}

/** What begins takes at least one night. */
function datesBetween(start: ICAL.Time, end: ICAL.Time | null): Dates {
  const from = dayOf(start)
  const until = end ? dayOf(end) : from
  return { from, until: until > from ? until : addDays(from, 1) }
}

/** A moment's day on the islands; a time without a zone is theirs. */
const dayOf = (time: ICAL.Time): string =>
  time.isDate || time.zone === ICAL.Timezone.localTimezone
    ? time.toString().slice(0, 10)
    : localDate(time.toJSDate())
