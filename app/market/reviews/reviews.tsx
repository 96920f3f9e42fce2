import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StarRow } from '../../directory/detail/stars.tsx'
import { formatDate, formatNumber } from '../../ground/i18n/format.ts'
import { type Language, languageTags } from '../../ground/i18n/languages.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Review, Reviews as Data } from './load-reviews.server.ts'

/** What people say of a listing: how it comes out on average, and ten reviews at a time. Its heading is the caller's. */
export function Reviews({ reviews, href }: { reviews: Data; href: string }) {
  if (reviews.count === 0)
    return (
      <p className="text-text-muted">
        <Trans>No reviews yet</Trans>
      </p>
    )
  return (
    <div id="reviews" className="scroll-mt-(--header-height)">
      <Summary reviews={reviews} />
      <ul className="mt-6 divide-y divide-line border-t border-line">
        {reviews.shown.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      {reviews.pages > 1 && <Pages reviews={reviews} href={href} />}
    </div>
  )
}

function Summary({ reviews: { average, count, distribution } }: { reviews: Data }) {
  const { i18n } = useLingui()
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
      <ul className="min-w-0 max-w-110 grow basis-60 text-sm tabular-nums">
        {distribution.map(({ stars, part }) => (
          <li key={stars} className="flex items-center gap-3 py-0.5">
            <span className="w-14 shrink-0 whitespace-nowrap">
              <Plural value={stars} one="# star" other="# stars" />
            </span>
            <svg aria-hidden className="h-2 min-w-0 grow rounded-pill bg-surface-3">
              <rect width={`${part * 100}%`} height="100%" className="fill-star" />
            </svg>
            <span className="w-10 shrink-0 text-right">
              {formatNumber(part, i18n.locale, { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneReview({ review: { id, author, rating, comment, lang, createdAt } }: { review: Review }) {
  const { i18n, t } = useLingui()
  const name = author || t`Former member`
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3.5 py-5">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-pill bg-brand-soft font-semibold text-on-brand-soft"
      >
        {[...name][0]}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="font-semibold">{name}</b>
          <time dateTime={createdAt.toISOString()} className="text-sm text-text-muted">
            {formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}
          </time>
        </p>
        <span className="sr-only">{t`${rating} of 5 stars`}</span>
        <StarRow stars={rating} />
        {comment && (
          <p lang={lang === i18n.locale ? undefined : languageTags[lang as Language]} className="mt-1.5">
            {comment}
          </p>
        )}
        <a
          href={`/report?kind=review&ref=${id}`}
          rel="nofollow"
          aria-label={t`Report the review by ${name}`}
          className="inline-flex min-h-11 items-center text-sm text-text-muted hover:underline print:hidden"
        >
          <Trans>Report</Trans>
        </a>
      </div>
    </li>
  )
}

function Pages({ reviews: { page, pages }, href }: { reviews: Data; href: string }) {
  const { t } = useLingui()
  const step = (to: number, label: ReactNode) =>
    to >= 1 &&
    to <= pages && (
      <Link
        to={`${href}${to > 1 ? `?reviews=${to}` : ''}#reviews`}
        rel="nofollow"
        className={buttonClass({ tone: 'line' })}
      >
        {label}
      </Link>
    )
  return (
    <nav aria-label={t`Pages of reviews`} className="mt-2 flex flex-wrap gap-2 print:hidden">
      {step(page - 1, <Trans>Newer reviews</Trans>)}
      {step(page + 1, <Trans>Older reviews</Trans>)}
    </nav>
  )
}
