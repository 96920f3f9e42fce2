import { languages } from '../../ground/i18n/languages.ts'
import { flag, oneOf, pageNumber } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

export const reviewOrders = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** What the address of a listing may ask of its reviews: which page, in which order, and of which kind. */
export const reviewFields = {
  reviews: pageNumber(9_999),
  reviewsBy: oneOf(reviewOrders, 'newest'),
  reviewsIn: oneOf(languages),
  reviewStars: oneOf([5, 4, 3, 2, 1] as const),
  reviewPhotos: flag('1'),
}
const query = defineQuery(reviewFields)
export type ReviewQuery = QueryOf<typeof query>

export const reviewsAskedFor = (url: Pick<URL, 'searchParams'>): ReviewQuery => query.parse(url)

export const allReviews: ReviewQuery = reviewsAskedFor({ searchParams: new URLSearchParams() })

export const asksForReviews = (asked: ReviewQuery): boolean => query.parameters(asked).size > 0

/** The reviews of a listing that a query asks for. @param href of the listing */
export const reviewsAddress = (href: string, asked: Partial<ReviewQuery>) =>
  `${query.address(href, asked)}#reviews`

/** Where a vote for a review is sent from a page of reviews, to which it leads back. */
export const voteAddress = (id: string, asked: ReviewQuery) => query.address(`/reviews/${id}/helpful`, asked)
