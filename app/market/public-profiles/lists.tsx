import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { StarRow } from '../../directory/detail/stars.tsx'
import { villageAndIsland } from '../../directory/place.ts'
import { Price } from '../../directory/price.tsx'
import type { Reference } from '../../directory/reference.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { languageTags, type Language } from '../../ground/i18n/languages.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { confirmationLabels } from '../reviews/list/confirmation-labels.ts'
import type { GivenAnswer, WrittenReview } from './find-person.server.ts'

export function ListingList({ listings }: { listings: readonly Reference[] }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {listings.map(({ href, title, lang, picture, place, price }) => (
        <li key={href} className="relative overflow-hidden rounded-xl bg-surface shadow-sm">
          <Picture src={picture} alt="" ratio="4/3" className="object-cover" />
          <div className="p-4">
            <Link
              to={href}
              lang={lang ?? undefined}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-text-muted">
              {price && <Price price={price} />}
              {place && <span>{villageAndIsland(place, i18n)}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const itemClass = 'grid gap-1 py-4'
export const listClass = 'max-w-180 divide-y divide-line border-y border-line'

export function ReviewList({ reviews }: { reviews: readonly WrittenReview[] }) {
  const { i18n, t } = useLingui()
  return (
    <ul className={listClass}>
      {reviews.map(({ id, rating, title, comment, lang, confirmed, createdAt, about, href }) => (
        <li key={id} className={itemClass}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to={href} lang={about.lang ?? undefined} className="font-semibold hover:underline">
              {about.title}
            </Link>
            <Day at={createdAt} />
          </p>
          <span className="sr-only">{t`${rating} of 5 stars`}</span>
          <p className="flex flex-wrap items-center gap-x-3">
            <StarRow stars={rating} />
            {confirmed && (
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
                <Icon name="badge-check" className="size-4.5" />
                {i18n._(confirmationLabels[confirmed])}
              </span>
            )}
          </p>
          {title && (
            <p lang={tagOf(lang, i18n.locale)} className="font-semibold wrap-anywhere">
              {title}
            </p>
          )}
          {comment && (
            <p lang={tagOf(lang, i18n.locale)} className="whitespace-pre-line wrap-anywhere">
              {comment}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export function AnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={listClass}>
      {answers.map(({ href, title, titleLang, content, lang, createdAt, isAccepted }) => (
        <li key={href} className={itemClass}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to={href} lang={tagOf(titleLang, i18n.locale)} className="font-semibold hover:underline">
              {title}
            </Link>
            <Day at={createdAt} />
          </p>
          {isAccepted && (
            <p className="flex items-center gap-1.5 text-sm font-semibold text-success">
              <Icon name="circle-check" className="size-4.5" />
              <Trans>Accepted answer</Trans>
            </p>
          )}
          <p lang={tagOf(lang, i18n.locale)} className="whitespace-pre-line wrap-anywhere">
            {content}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Day({ at }: { at: Date }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={at.toISOString()} className="text-sm text-text-muted">
      {formatDate(at, i18n.locale, { dateStyle: 'long' })}
    </time>
  )
}

const tagOf = (lang: Language, shown: string) => (lang === shown ? undefined : languageTags[lang])
