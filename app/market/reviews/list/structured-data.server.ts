import { ratingOf } from '../../../directory/structured-data/parts.server.ts'
import { languageTags } from '../../../ground/i18n/languages.ts'
import type { SchemaThing } from '../../../ground/request/thing.ts'
import type { Review } from './find-reviews.server.ts'
import type { Reviews } from './load-reviews.server.ts'

/** The rating of a listing, and the reviews that its page shows with a text; nothing of either below one. */
export function ratedBy({
  listing,
  reviews: { shown },
}: {
  readonly listing: Parameters<typeof ratingOf>[0]
  readonly reviews: Pick<Reviews, 'shown'>
}) {
  const written = shown.filter(({ author, comment }) => author && comment)
  return {
    aggregateRating: ratingOf(listing),
    review: written.length > 0 ? written.map(thingOf) : undefined,
  }
}

const thingOf = ({ author, rating, title, comment, lang, createdAt }: Review): SchemaThing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: createdAt.toISOString(),
  inLanguage: languageTags[lang],
  name: title || undefined,
  reviewBody: comment,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})
