import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 60,
  nouns: [
    'Street Market',
    'Arts Festival',
    'Sailing Day',
    'Fireworks Night',
    'Business Breakfast',
    'Beach Yoga',
  ],
  models: (samples) => samples.slice(6),
  sentences: [
    'Bring a chair and a flashlight.',
    'Free for children under ten.',
    'Moved under the pavilion if it rains.',
    'Local food stands from five on.',
    'Park at the school across the road.',
  ],
}
