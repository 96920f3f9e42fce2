/** Where a review stands on the page of its listing. */
export const reviewId = (id: string) => `review-${id}`
