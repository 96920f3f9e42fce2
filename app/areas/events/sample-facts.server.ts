import type { ListingInput } from '../../directory/save-listing.server.ts'
import type { ValuesOf } from '../../directory/area.ts'
import type { events } from './area.ts'
import type { Span } from './repeat.ts'
import type { Organizer } from './sample-organizers.server.ts'
import type { texts } from './sample-texts.server.ts'

/** What differs between the samples, apart from their texts. */
export type EventFacts = Required<
  Pick<ListingInput, 'island' | 'village' | 'address' | 'lng' | 'lat' | 'featured' | 'createdAt'>
> & {
  readonly ref: keyof typeof texts
  readonly organizer: Organizer
  readonly category: ValuesOf<typeof events>['category']
  readonly tags: string[]
  readonly times: readonly Span[]
}
