import type { SampleOwner } from '../../market/samples/area-samples.server.ts'

/** All invented. The first and third hold events, too: their ids are those of the events' organizers. */
export const owners = {
  artsCircle: { id: '5a3b1e00-0000-4000-8000-000000000206', fullName: 'Flame Tree Arts Circle' },
  kusina: { id: '5a3b1e00-0000-4000-8000-000000003101', fullName: 'Rosalind Aldan-Pua' },
  sailors: { id: '5a3b1e00-0000-4000-8000-000000000207', fullName: 'Star and Swell Sailing House' },
  garage: { id: '5a3b1e00-0000-4000-8000-000000003102', fullName: 'Gus Manalo-Torres' },
  dentists: { id: '5a3b1e00-0000-4000-8000-000000003103', fullName: 'Lagoon Smile Dental' },
  builders: { id: '5a3b1e00-0000-4000-8000-000000003104', fullName: 'Songsong Home Builders' },
} as const satisfies Record<string, SampleOwner>
