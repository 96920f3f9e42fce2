import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { events } from './area.ts'
import { comingSamples } from './coming-samples.server.ts'
import { pastSamples } from './past-samples.server.ts'
import { saveOccurrences } from './occurrences.server.ts'
import type { Span } from './repeat.ts'
import type { EventFacts } from './sample-facts.server.ts'
import { organizers } from './sample-organizers.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

/** Twelve events, six of them past. */
export const eventSamples = areaSamples(events, {
  owners: Object.values(organizers),
  listings: (seededAt) => [...pastSamples, ...comingSamples(seededAt)].map(sampleOf),
  after: (database, id, { times }) => saveOccurrences(database, id, times),
  town,
})

function sampleOf({ organizer, category, tags, times, ...facts }: EventFacts): EventSample {
  return {
    ...facts,
    ...texts[facts.ref],
    ownerId: organizer.id,
    contact: { name: organizer.fullName, phone: organizer.phone, email: organizer.email },
    attributes: { category, organizer: organizer.fullName, tags },
    sample: true,
    photos: ['a', 'b', 'c'].map((view) => ({ src: `/pictures/events/${facts.ref}-${view}.svg` })),
    times,
  }
}

export type EventSample = Sample<typeof events.attributes> & { readonly times: readonly Span[] }
