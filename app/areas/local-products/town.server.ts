import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 50,
  nouns: ['Hot Sauce', 'Basket', 'Soap', 'Carving', 'Shirt', 'Banana Chips', 'Body Oil'],
  sentences: [
    'Made in small batches at home.',
    'Sold at the Thursday market, too.',
    'Keeps well in the luggage.',
    'Every piece is a little different.',
  ],
}
