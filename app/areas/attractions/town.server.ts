import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 30,
  nouns: [
    'Lookout',
    'Beach',
    'Trail',
    'Cove',
    'Pools',
    'Memorial',
    'Cliff',
    'Reef',
    'Park',
    'Spring',
    'Dock',
    'Grove',
  ],
  sentences: [
    'Best in the early morning.',
    'No water or shade, so bring both.',
    'The last part of the road is coral.',
    'The currents are strong: stay out of the sea here.',
  ],
}
