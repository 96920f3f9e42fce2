import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { I18n } from '@lingui/core'
import { readable } from '../../directory/feed/readable.ts'
import { inLanguage, type PageSite } from '../../directory/page-meta.ts'
import { wholePlace } from '../../directory/place.ts'
import { stampOf } from './calendar-address.ts'
import type { Occurrence } from './occurrences.server.ts'

type Event = {
  readonly ref: string
  readonly href: string
  readonly title: string
  readonly description: string
  readonly island: string
  readonly village: string
  readonly address: string
}

/**
 * One time of an event as calendars have it, in UTC: a phone shows it by its own clock. It is the same entry whether it
 * comes by itself or with a subscription.
 * @param changedAt when the entry was last different
 */
export const calendarEntry = (
  event: Event,
  { startsAt, endsAt, cancelled }: Occurrence,
  changedAt: Date,
  { origin, asked }: PageSite,
  i18n: I18n,
): ICalEventData => ({
  id: `event-${event.ref}-${stampOf(startsAt)}@${new URL(origin).host}`,
  stamp: changedAt,
  start: startsAt,
  end: endsAt,
  summary: readable(event.title),
  description: readable(event.description),
  location: readable(wholePlace(event, i18n)),
  url: inLanguage(origin + event.href, asked),
  status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
})
