/** Where what was said of a person after a sale stands on their profile. */
export const ratingId = (id: string) => `rating-${id}`
