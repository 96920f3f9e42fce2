import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { reviewsAddress, voteAddress } from '../../../directory/detail/review-query.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import type { Reviews as Data } from './load-reviews.server.ts'
import { OneReview } from './one-review.tsx'
import { OwnReviewLink } from './own-review-link.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewSummary } from './review-summary.tsx'

/** What people say of a listing: how it comes out on average, and ten reviews at a time. Its heading is the caller's. */
export function Reviews({ reviews, href }: { reviews: Data; href: string }) {
  const { shown, pages, count, own } = reviews
  return (
    <div id="reviews" className="scroll-mt-(--header-height)">
      <OwnReviewLink own={own} href={href} />
      {count === 0 ? (
        <p className="text-text-muted">
          <Trans>No reviews yet</Trans>
        </p>
      ) : (
        <>
          <ReviewSummary reviews={reviews} href={href} />
          <ReviewFilters reviews={reviews} href={href} />
          <ul className="mt-4 divide-y divide-line border-t border-line">
            {shown.map((review) => (
              <OneReview
                key={review.id}
                review={review}
                own={reviews.own}
                href={href}
                vote={voteAddress(review.id, reviews.query)}
              />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && <Pages reviews={reviews} href={href} />}
    </div>
  )
}

function Pages({ reviews: { query, page, pages }, href }: { reviews: Data; href: string }) {
  const { t } = useLingui()
  const step = (to: number, label: ReactNode) =>
    to >= 1 &&
    to <= pages && (
      <Link
        to={reviewsAddress(href, { ...query, reviews: to })}
        rel="nofollow"
        className={buttonClass({ tone: 'line' })}
      >
        {label}
      </Link>
    )
  const isByAge = query.reviewsBy === 'newest'
  return (
    <nav aria-label={t`Pages of reviews`} className="mt-2 flex flex-wrap gap-2 print:hidden">
      {step(page - 1, isByAge ? <Trans>Newer reviews</Trans> : <Trans>Previous reviews</Trans>)}
      {step(page + 1, isByAge ? <Trans>Older reviews</Trans> : <Trans>More reviews</Trans>)}
    </nav>
  )
}
