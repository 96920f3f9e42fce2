import { Trans, useLingui } from '@lingui/react/macro'
import { StarRow } from '../../../directory/detail/stars.tsx'
import { formatDate } from '../../../ground/i18n/format.ts'
import { type Language, languageTags } from '../../../ground/i18n/languages.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import { Picture } from '../../../ground/ui/picture.tsx'
import { PersonLink } from '../../../people/users/person-link.tsx'
import { confirmationLabels } from './confirmation-labels.ts'
import type { Review } from './find-reviews.server.ts'
import type { OwnPart } from './own-part.server.ts'
import { reviewId } from './review-id.ts'
import { ReviewActions } from './review-actions.tsx'

/** @param vote where a vote is sent, which leads back to this page of reviews @param href of the listing */
export function OneReview({
  review,
  own,
  href,
  vote,
}: {
  review: Review
  own: OwnPart | null
  href: string
  vote: string
}) {
  const { i18n, t } = useLingui()
  const { id, author, authorHref, rating, title, comment, lang, photos, confirmed, createdAt, isEdited } =
    review
  const name = author || t`Former member`
  const tag = tagOf(lang, i18n.locale)
  return (
    <li id={reviewId(id)} className="grid scroll-mt-(--header-height) grid-cols-[auto_1fr] gap-x-3.5 py-5">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-pill bg-brand-soft font-semibold text-on-brand-soft"
      >
        {[...name][0]}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="font-semibold wrap-anywhere">
            <PersonLink href={authorHref}>{name}</PersonLink>
          </b>
          <span className="text-sm text-text-muted">
            <time dateTime={createdAt.toISOString()}>
              {formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}
            </time>
            {isEdited && <> · {t`edited`}</>}
          </span>
        </p>
        <span className="sr-only">{t`${rating} of 5 stars`}</span>
        <p className="flex flex-wrap items-center gap-x-3">
          <StarRow stars={rating} />
          {confirmed ? (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
              <Icon name="badge-check" className="size-4.5" />
              {i18n._(confirmationLabels[confirmed])}
            </span>
          ) : (
            <span className="text-sm text-text-muted">
              <Trans>Not confirmed</Trans>
            </span>
          )}
        </p>
        {title && (
          <p lang={tag} className="mt-1.5 font-semibold wrap-anywhere">
            {title}
          </p>
        )}
        {comment && (
          <p lang={tag} className="mt-1.5 whitespace-pre-line wrap-anywhere">
            {comment}
          </p>
        )}
        {photos.length > 0 && (
          <ul className="mt-3 grid max-w-140 grid-cols-3 gap-2 sm:grid-cols-5">
            {photos.map((src, at) => (
              <li key={src} className="min-w-0">
                <a href={src} className="block">
                  <Picture
                    src={src}
                    alt={t`Photo ${at + 1} by ${name}`}
                    ratio="1/1"
                    className="rounded-md object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {review.reply && <Reply reply={review.reply} />}
        <ReviewActions review={review} own={own} href={href} vote={vote} name={name} />
      </div>
    </li>
  )
}

function Reply({ reply: { text, lang, at, isEdited } }: { reply: NonNullable<Review['reply']> }) {
  const { i18n, t } = useLingui()
  return (
    <div className="mt-3 rounded-md bg-surface-2 px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <b>
          <Trans>Reply from the owner</Trans>
        </b>
        <span className="text-text-muted">
          <time dateTime={at.toISOString()}>{formatDate(at, i18n.locale, { dateStyle: 'long' })}</time>
          {isEdited && <> · {t`edited`}</>}
        </span>
      </p>
      <p lang={tagOf(lang, i18n.locale)} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

/** The language of a text, where it is not the page's. */
const tagOf = (lang: Language, shown: string) => (lang === shown ? undefined : languageTags[lang])
