import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { languages, type Language } from '../../../ground/i18n/languages.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { languageNames } from '../../../people/preferences/languages.ts'
import { PhotoChoice } from '../../photos/photo-choice.tsx'
import { choiceFields } from '../../photos/photos.ts'
import type { OwnReview } from './own-review.server.ts'
import { mostPhotos, names, type RefusedReview, reviewFields } from './review-form.ts'
import { ReviewProblemNote } from './problem-note.tsx'
import { StarField } from './star-field.tsx'
import { keptReviewName, useKeptReview } from './use-kept-review.ts'

type ReviewFormData = {
  readonly href: string
  readonly own: OwnReview | null
  readonly viewerId: string | null
  readonly language: Language
  readonly login: string
}

/** What a review says. No one has to be signed in to begin: what is typed stays in the browser. */
export function ReviewForm({
  loaded,
  author,
  refused,
}: {
  loaded: ReviewFormData
  /** Whose words it has; null: a guest's. */
  author: string | null
  refused: RefusedReview | undefined
}) {
  const { t } = useLingui()
  const { own, viewerId, language, login, href } = loaded
  const { form, busy } = useSentForm(refused)
  const seen = refused?.seen ?? own?.version ?? 0
  const keep = useKeptReview(form.ref, { owner: author, name: keptReviewName(href), seen, saved: own })
  const [isStored, setStored] = useState(true)
  const { rating, title = '', comment = '', lang = language, photos = [] } = refused?.typed ?? own ?? {}
  const { errors } = refused ?? {}
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-5" onChange={() => setStored(keep())}>
      <input type="hidden" name={names.seen} value={seen} />
      {refused?.problem && <ReviewProblemNote problem={refused.problem} login={login} />}
      <StarField chosen={String(rating ?? '')} error={errors?.rating && t`Choose 1 to 5 stars.`} />
      <Field label={<Trans>Title (optional)</Trans>}>
        <input {...attributesOf(reviewFields.title)} name="title" defaultValue={title} />
      </Field>
      <Field
        label={<Trans>Your review (optional)</Trans>}
        hint={<Trans>A review with a link is shown after a moderator has looked at it.</Trans>}
        error={refused?.isBlank && t`There are only spaces here. Write something, or leave it empty.`}
      >
        <textarea
          {...attributesOf(reviewFields.comment)}
          name="comment"
          rows={6}
          defaultValue={comment}
          className="field-sizing-content min-h-36 resize-none"
        />
      </Field>
      <Field label={<Trans>Language of your review</Trans>}>
        <select name="lang" defaultValue={lang}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </Field>
      {author ? (
        // Also while they log in again in another tab: files can't be put back into it.
        <PhotoChoice most={mostPhotos} photos={photos} refused={refused?.refusedFiles ?? []} />
      ) : (
        photos.map((src) => <input key={src} type="hidden" name={choiceFields.kept} value={src} />)
      )}
      <Button type="submit" tone="action" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        {seen > 0 ? <Trans>Save review</Trans> : <Trans>Post review</Trans>}
      </Button>
      {!viewerId && (
        <p className="text-sm text-text-muted">
          {isStored ? (
            <Trans>You’ll log in before it is posted. What you type is kept in this browser.</Trans>
          ) : (
            <Trans>
              You’ll log in before it is posted. What you type is not stored in this browser: keep this page
              open until it is posted.
            </Trans>
          )}
        </p>
      )}
    </Form>
  )
}
