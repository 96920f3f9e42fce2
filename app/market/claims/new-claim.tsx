import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { claimFields, type RefusedClaim } from './claim-form.ts'
import { DocumentField } from './document-field.tsx'
import type { ClaimableListing } from './load-claim.server.ts'
import { claimTexts } from './problem-texts.ts'
import { WayField } from './way-field.tsx'

/** The form of a claim. @param listing null: it is gone, and what was typed is still there */
export function NewClaim({
  listing,
  refused,
}: {
  listing: ClaimableListing | null
  refused: RefusedClaim | undefined
}) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const wordsProblem = refused?.problems.words
  const needsDocument = !listing || listing.isOwned || listing.proof === 'document'
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-6">
      <input type="hidden" name="op" value="claim" />
      {refused?.problem && refused.problem !== 'returned' && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {i18n._(claimTexts[refused.problem])}
        </p>
      )}
      <Field
        label={<Trans>Who are you there?</Trans>}
        hint={<Trans>For example: “I own it” or “I am the office manager”. Our staff will read this.</Trans>}
        error={
          wordsProblem &&
          (wordsProblem === 'missing' ? t`Write who you are there.` : t`Use up to 1,000 characters.`)
        }
      >
        <textarea
          {...attributesOf(claimFields.words)}
          name="words"
          rows={2}
          defaultValue={refused?.typed.words}
          className="field-sizing-content min-h-16 resize-none"
        />
      </Field>
      {needsDocument ? (
        <div className="grid gap-3">
          <input type="hidden" name="way" value="document" />
          <p>
            {listing?.isOwned ? (
              <Trans>
                Send a document that proves it is yours, such as a business license. The current owner can
                answer, and our staff will decide.
              </Trans>
            ) : (
              <Trans>
                Send a document that shows that you speak for this office, such as a letter on its letterhead.
                Our staff will look at it within a few days.
              </Trans>
            )}
          </p>
          <DocumentField refused={refused} />
        </div>
      ) : (
        <WayField listing={listing} refused={refused} />
      )}
      <p className="text-sm text-text-muted">
        {listing?.proof === 'document' ? (
          <Trans>
            When it is yours, you can set special hours and post news. Our staff keep the other facts.
          </Trans>
        ) : listing?.isReviewed ? (
          <Trans>
            When it is yours, you can change the listing, answer messages and reply to reviews. A review of it
            that you wrote yourself is deleted.
          </Trans>
        ) : (
          <Trans>When it is yours, you can change the listing and answer messages.</Trans>
        )}
      </p>
      <Button type="submit" tone="action" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        <Trans>Claim this listing</Trans>
      </Button>
    </Form>
  )
}
