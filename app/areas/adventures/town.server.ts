import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 44,
  nouns: ['Cave Dive', 'Sunrise Hike', 'Snorkel Trip', 'Kayak Tour', 'ATV Ride', 'Parasailing'],
  sentences: [
    'We go in groups of six at most.',
    'Pick-up at the hotels of Garapan.',
    'The guide decides by the weather of the morning.',
    'Water and fruit are included.',
  ],
}
