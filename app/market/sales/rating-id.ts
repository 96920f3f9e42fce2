/** Where a rating that a person got after a sale is on their profile. */
export const ratingId = (id: string) => `rating-${id}`
