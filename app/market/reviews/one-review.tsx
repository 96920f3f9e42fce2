import { Trans, useLingui } from '@lingui/react/macro'
import { StarRow } from '../../directory/detail/stars.tsx'
import { formatDate } from '../../ground/i18n/format.ts'
import { type Language, languageTags } from '../../ground/i18n/languages.ts'
import type { Review } from './find-reviews.server.ts'

export function OneReview({ review: { id, author, rating, comment, lang, createdAt } }: { review: Review }) {
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
