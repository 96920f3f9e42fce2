import { Trans, useLingui } from '@lingui/react/macro'
import { StarRow } from '../../directory/detail/stars.tsx'
import { languageTags } from '../../ground/i18n/languages.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { PersonLink } from '../../people/users/person-link.tsx'
import type { RatingOfPerson } from '../sales/ratings-of-person.server.ts'
import { ratingId } from '../sales/rating-id.ts'
import { Day, itemClass, listClass } from './lists.tsx'

/** The ratings of a person by those who bought from them or sold to them. */
export function RatingList({ ratings }: { ratings: readonly RatingOfPerson[] }) {
  const { i18n, t } = useLingui()
  return (
    <ul className={listClass}>
      {ratings.map(({ id, author, authorHref, bySeller, rating, comment, lang, createdAt }) => {
        const name = author || t`Former member`
        return (
          <li key={id} id={ratingId(id)} className={`${itemClass} scroll-mt-(--header-height)`}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="font-semibold wrap-anywhere">
                <PersonLink href={authorHref}>{name}</PersonLink>
              </b>
              <Day at={createdAt} />
            </p>
            <span className="sr-only">{t`${rating} of 5 stars`}</span>
            <p className="flex flex-wrap items-center gap-x-3">
              <StarRow stars={rating} />
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
                <Icon name="badge-check" className="size-4.5" />
                {bySeller ? <Trans>Confirmed sale</Trans> : <Trans>Confirmed purchase</Trans>}
              </span>
            </p>
            {comment && (
              <p
                lang={lang === i18n.locale ? undefined : languageTags[lang]}
                className="whitespace-pre-line wrap-anywhere"
              >
                {comment}
              </p>
            )}
            <a
              href={`/report?kind=sale-rating&ref=${id}`}
              rel="nofollow"
              aria-label={t`Report the rating by ${name}`}
              className="inline-flex min-h-11 w-fit items-center text-sm text-text-muted hover:underline print:hidden"
            >
              <Trans>Report</Trans>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
