import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { StarRow } from '../../directory/detail/stars.tsx'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { StarField } from '../reviews/write/star-field.tsx'
import type { Rating } from './find-sale.server.ts'

type RefusedRating = {
  readonly problem: string
  readonly typed: { readonly rating: string; readonly comment: string }
}

/** What one of the two says of the other: stars, and a text if they like. */
export function RatingForm({
  name,
  own,
  refused,
}: {
  name: string
  own: Rating | null
  refused: RefusedRating | undefined
}) {
  const { t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { problem, typed } = refused ?? {}
  return (
    <Form {...form} className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl wrap-anywhere">{t`Rate ${name}`}</h2>
      {own?.isHidden && (
        <p role="status" className="rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
          <Trans>Saved. A moderator will look at it first. Until then, only you can see it.</Trans>
        </p>
      )}
      <StarField
        chosen={typed?.rating ?? String(own?.rating ?? '')}
        error={problem === 'rating' && t`Choose 1 to 5 stars.`}
      />
      <Field
        label={<Trans>How was it? (optional)</Trans>}
        hint={
          <Trans>
            Everyone can read it on the other person’s profile, with your name. You can change or delete it.
          </Trans>
        }
        error={problem === 'comment' && t`This is too long. Use up to 1,000 characters.`}
      >
        <textarea
          name="comment"
          rows={4}
          maxLength={1_000}
          defaultValue={typed?.comment ?? own?.comment}
          className="field-sizing-content min-h-28 resize-none"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="action" size="lg" busy={busy}>
          <Trans>Save rating</Trans>
        </Button>
        {own && (
          <Button type="submit" size="lg" tone="line" name="delete" value="on" formNoValidate>
            <Trans>Delete rating</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

export function OtherRating({ name, rating: { rating, comment, lang } }: { name: string; rating: Rating }) {
  const { i18n, t } = useLingui()
  return (
    <blockquote className="grid gap-1 rounded-md bg-surface-2 px-4 py-3">
      <p className="font-semibold wrap-anywhere">{t`${name} rated you`}</p>
      <span className="sr-only">{t`${rating} of 5 stars`}</span>
      <StarRow stars={rating} />
      {comment && (
        <p
          lang={lang === i18n.locale ? undefined : languageTags[lang]}
          className="whitespace-pre-line wrap-anywhere"
        >
          {comment}
        </p>
      )}
    </blockquote>
  )
}
