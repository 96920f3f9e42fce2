import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import {
  allReviews,
  type ReviewOrder,
  reviewOrders,
  type ReviewQuery,
  reviewsAddress,
} from '../../../directory/detail/review-query.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { chipClass } from '../../../ground/ui/chip.tsx'
import { languageNames } from '../../../people/preferences/languages.ts'
import type { Reviews } from './load-reviews.server.ts'

const orderLabels: Readonly<Record<ReviewOrder, MessageDescriptor>> = {
  newest: msg`Newest`,
  highest: msg`Highest rating`,
  lowest: msg`Lowest rating`,
  helpful: msg`Most helpful`,
}

/** Links to other orders, and to the reviews of one language or with photos; a second press takes a filter away. */
export function ReviewFilters({ reviews, href }: { reviews: Reviews; href: string }) {
  const { i18n, t } = useLingui()
  const { query, languages, withPhotos, count, found } = reviews
  const to = (change: Partial<ReviewQuery>) =>
    reviewsAddress(href, { ...query, ...change, reviews: allReviews.reviews })
  const { reviewsIn, reviewPhotos, reviewStars } = query
  const isFiltered = reviewsIn !== null || reviewPhotos || reviewStars !== null
  if (count < 2 && !isFiltered) return null
  return (
    <div className="mt-5 grid gap-2 print:hidden">
      <nav aria-label={t`Order of reviews`} className="flex flex-wrap gap-2">
        {reviewOrders.map((one) => (
          <Choice key={one} to={to({ reviewsBy: one })} isOn={query.reviewsBy === one}>
            {i18n._(orderLabels[one])}
          </Choice>
        ))}
      </nav>
      {(languages.length > 1 || withPhotos > 0 || isFiltered) && (
        <nav aria-label={t`Filter reviews`} className="flex flex-wrap gap-2">
          {languages.map(({ lang, count: having }) => (
            <Choice
              key={lang}
              to={to({ reviewsIn: reviewsIn === lang ? null : lang })}
              isOn={reviewsIn === lang}
            >
              <span lang={lang}>{languageNames[lang]}</span> {formatNumber(having, i18n.locale)}
            </Choice>
          ))}
          {(withPhotos > 0 || reviewPhotos) && (
            <Choice to={to({ reviewPhotos: !reviewPhotos })} isOn={reviewPhotos}>
              <Trans>With photos</Trans> {formatNumber(withPhotos, i18n.locale)}
            </Choice>
          )}
          {isFiltered && (
            <Link to={reviewsAddress(href, {})} rel="nofollow" preventScrollReset className={chipClass()}>
              <Trans>All reviews</Trans>
            </Link>
          )}
        </nav>
      )}
      {isFiltered && (
        <p role="status" className="text-sm text-text-muted">
          <Plural value={found} one="# review matches" other="# reviews match" />
        </p>
      )}
    </div>
  )
}

const Choice = ({ to, isOn, children }: { to: string; isOn: boolean; children: React.ReactNode }) => (
  <Link
    to={to}
    rel="nofollow"
    preventScrollReset
    aria-current={isOn || undefined}
    className={chipClass({ on: isOn })}
  >
    {children}
  </Link>
)
