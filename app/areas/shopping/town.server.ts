import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 50,
  nouns: ['Mall', 'Dive Shop', 'Boutique', 'Electronics', 'Home Store', 'Gifts'],
  sentences: [
    'New goods arrive with each ship.',
    'Open late when the flights leave at night.',
    'We order what is not on the shelf.',
    'Wrapped for the suitcase at no charge.',
  ],
}
