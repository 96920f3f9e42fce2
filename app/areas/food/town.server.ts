import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 80,
  nouns: ['Grill', 'Korean BBQ', 'Ramen', 'Bakery', 'Market', 'Bar & Grill'],
  sentences: [
    'Lunch plates change every day.',
    'The fish comes from the boats behind the house.',
    'A table outside catches the wind.',
    'Trays for parties with a day’s notice.',
    'Ask for the finadene that is not on the menu.',
  ],
}
