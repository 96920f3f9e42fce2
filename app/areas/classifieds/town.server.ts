import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 90,
  nouns: [
    'Sofa Set',
    'Laptop',
    'Refrigerator',
    'Tool Set',
    'Puppies',
    'School Uniforms',
    'Toys and Bicycle',
    'Scooter',
  ],
  firstWords: ['Sturdy', 'Nearly New', 'Family-owned', 'Clean', 'Well-kept', 'Barely Used'],
  sentences: [
    'We are moving off-island this month.',
    'Pick-up only, I can help to carry.',
    'The price can be talked about.',
    'Kept in a dry room.',
    'Reason for selling: no more space.',
  ],
}
