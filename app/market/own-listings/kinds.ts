/** The directories in which people have listings, in the order of the filter. */
export const kinds: readonly string[] = [
  'property',
  'vehicle',
  'hotel',
  'business',
  'event',
  'buy-and-sell',
  'job',
  'food',
  'shopping',
  'product',
  'adventure',
  'taxi',
]
