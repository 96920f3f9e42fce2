import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { allReviews, reviewsAddress } from '../../../directory/detail/review-query.ts'
import { StarRow } from '../../../directory/detail/stars.tsx'
import { formatNumber } from '../../../ground/i18n/format.ts'
import type { Reviews } from './load-reviews.server.ts'

/** The average, and how many gave how many stars: each row leads to the reviews with these stars, and back to all. */
export function ReviewSummary({ reviews, href }: { reviews: Reviews; href: string }) {
  const { i18n, t } = useLingui()
  const { average, count, distribution, query } = reviews
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="font-display text-3xl font-semibold tabular-nums">
          {formatNumber(average ?? 0, i18n.locale, { minimumFractionDigits: 1 })}
        </p>
        <StarRow stars={Math.floor(average ?? 0)} />
        <p className="text-sm text-text-muted">
          <Plural value={count} one="# review" other="# reviews" />
        </p>
      </div>
      <ul aria-label={t`Reviews by stars`} className="min-w-0 max-w-110 grow basis-60 text-sm tabular-nums">
        {distribution.map(({ stars, count: having, part }) => (
          <li key={stars}>
            <StarLink
              to={
                having > 0
                  ? reviewsAddress(href, {
                      ...query,
                      reviews: allReviews.reviews,
                      reviewStars: query.reviewStars === stars ? null : stars,
                    })
                  : null
              }
              isOn={query.reviewStars === stars}
            >
              <span className="w-14 shrink-0 whitespace-nowrap">
                <Plural value={stars} one="# star" other="# stars" />
              </span>
              <svg aria-hidden className="h-2 min-w-0 grow rounded-pill bg-surface-3">
                <rect width={`${part * 100}%`} height="100%" className="fill-star" />
              </svg>
              <span className="w-10 shrink-0 text-right">
                {formatNumber(part, i18n.locale, { style: 'percent' })}
              </span>
            </StarLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const rowClass = 'flex min-h-8 items-center gap-3 px-2 -mx-2 rounded-md pointer-coarse:min-h-11'

/** Where there is nothing to see, a row is no link. */
function StarLink({ to, isOn, children }: { to: string | null; isOn: boolean; children: React.ReactNode }) {
  if (to === null) return <span className={rowClass}>{children}</span>
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isOn || undefined}
      className={`${rowClass} hover:bg-surface-2 aria-current:bg-brand-soft aria-current:text-on-brand-soft`}
    >
      {children}
    </Link>
  )
}
