/** Where a review is on the page of its listing. */
export const reviewId = (id: string) => `review-${id}`
