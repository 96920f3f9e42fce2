import { basicsOf, whereOf } from '../../directory/structured-data/parts.server.ts'
import { schema } from '../../directory/structured-data/prices.server.ts'
import { islandTime } from '../../directory/structured-data/times.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { SchemaThing } from '../../ground/request/thing.ts'
import type { loadEvent } from './load-event.server.ts'

const mostTold = 4

/**
 * An event for each of the next times, or for the last one where all are over.
 * @param offers for the seats of a time, by its start in milliseconds
 */
export const describeEvent =
  (offers: ReadonlyMap<number, SchemaThing>): Describe<Awaited<ReturnType<typeof loadEvent>>> =>
  (detail, i18n) => {
    const { listing, coming, past } = detail
    const { organizer } = listing.values
    const times = coming.length > 0 ? coming.slice(0, mostTold) : past.slice(0, 1)
    return times.map(({ startsAt, endsAt, cancelled }) => ({
      '@type': 'Event',
      ...basicsOf(detail),
      startDate: islandTime(startsAt),
      endDate: islandTime(endsAt),
      eventStatus: schema(cancelled ? 'EventCancelled' : 'EventScheduled'),
      eventAttendanceMode: schema('OfflineEventAttendanceMode'),
      location: {
        '@type': 'Place',
        name: listing.address || listing.village,
        ...whereOf(listing, i18n),
      },
      offers: offers.get(+startsAt),
      organizer: organizer && { '@type': 'Organization', name: organizer },
    }))
  }
