import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 50,
  nouns: [
    'Beach Resort',
    'Garden Inn',
    'Dive Lodge',
    'Ridge House',
    'City Hotel',
    'Eco Lodge',
    'Golf Resort',
    'Guesthouse',
  ],
  sentences: [
    'Breakfast from half past six.',
    'The generator keeps the lights on in storms.',
    'Bicycles and snorkels are lent to guests.',
    'Late check-in for night flights.',
    'Rooms were painted this year.',
  ],
}
