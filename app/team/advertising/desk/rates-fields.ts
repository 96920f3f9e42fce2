/** The field with the rates that were on show. */
export const seenField = 'seen'
export const rateField = (category: string) => `rate-${category}`
export const otherField = 'rate'
