import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { scanTexts } from '../../../ground/forms/scan-texts.ts'
import { disputeFields, mostPhotos, type PhotosProblem, type RefusedPost } from './dispute-fields.ts'

const photosTexts: Readonly<Record<PhotosProblem, MessageDescriptor>> = {
  type: msg`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.`,
  large: msg`This photo is too large. The limit is 10 MB.`,
  broken: msg`This photo is damaged. Choose another one.`,
  often: msg`You have uploaded a lot of photos in the last hour. Please wait a while, then try again.`,
  many: msg`Choose up to 5 photos. You can send more later.`,
  ...scanTexts,
}

type Props = { formKey: string; isFirst: boolean; refused: RefusedPost | undefined }

/** How a side of an order writes in its dispute. */
export function PostForm({ formKey, isFirst, refused }: Props) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { textProblem, photosProblem } = refused ?? {}
  return (
    <Form {...form} encType="multipart/form-data" className="grid gap-4 print:hidden">
      <input type="hidden" name="formKey" value={formKey} />
      <Field
        label={isFirst ? <Trans>What is wrong?</Trans> : <Trans>Your message</Trans>}
        hint={isFirst && <Trans>The seller and our staff will read this.</Trans>}
        error={textProblem && (textProblem === 'missing' ? t`Write something.` : t`This is too long.`)}
      >
        {/* Both are new, and empty, once the form was sent; who sent it by keyboard stays at its button. */}
        <textarea
          key={formKey}
          {...attributesOf(disputeFields.text)}
          name="text"
          rows={4}
          defaultValue={refused?.text}
          className="field-sizing-content min-h-28 resize-none"
        />
      </Field>
      <Field
        label={<Trans>Photos (optional)</Trans>}
        hint={
          <>
            <Trans>Up to {mostPhotos}.</Trans>
            {refused?.hadPhotos && (
              <noscript>
                {' '}
                <Trans>Choose your photos again: they were not sent.</Trans>
              </noscript>
            )}
          </>
        }
        error={photosProblem && i18n._(photosTexts[photosProblem])}
      >
        <input
          key={formKey}
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        />
      </Field>
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        {isFirst ? <Trans>Open the dispute</Trans> : <Trans>Send</Trans>}
      </Button>
    </Form>
  )
}
