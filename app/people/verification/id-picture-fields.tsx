import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import { shrink } from './shrink.ts'
import { Field } from '../../ground/ui/field.tsx'
import { UploadedNote } from '../../ground/forms/kept-file-field.tsx'
import { scanTexts } from '../../ground/forms/scan-texts.ts'
import { type IdPicture, type IdPictureErrors, idPictures, type OwnVerification } from './verification.ts'

/** The two pictures of the form of /profile/setup. A picture that was sent already is optional. */
export function IdPictureFields({
  chosen,
  errors,
}: {
  chosen: OwnVerification['chosen']
  errors: IdPictureErrors
}) {
  const { i18n } = useLingui()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-xl font-semibold">
        <Trans>Photos for verification</Trans>
      </legend>
      {idPictures.map((name) => {
        const error = errors[name]
        return (
          <Field
            key={name}
            label={i18n._(labels[name])}
            error={error && i18n._(error === 'missing' ? missing[name] : problems[error])}
            hint={chosen[name] ? <UploadedNote /> : i18n._(hints[name])}
          >
            {/* A picture that the server has is not sent again. */}
            <input key={String(chosen[name])} type="file" name={name} accept={kinds} onChange={makeSmaller} />
          </Field>
        )
      })}
    </fieldset>
  )
}

/** A phone's picture is much larger than needed to read the small print of a card. */
function makeSmaller({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  void shrink(currentTarget, { largest: 2_000 })
}

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const labels: Record<IdPicture, MessageDescriptor> = {
  idPhoto: msg`Photo of your ID`,
  selfie: msg`Selfie with your ID`,
}

const hints: Record<IdPicture, MessageDescriptor> = {
  idPhoto: msg`A passport, driver’s license or other official ID, with every corner in the photo.`,
  selfie: msg`Hold the same ID next to your face.`,
}

const missing: Record<IdPicture, MessageDescriptor> = {
  idPhoto: msg`Please choose a photo of your ID.`,
  selfie: msg`Please choose a photo of you with your ID.`,
}

const problems = {
  type: msg`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.`,
  large: msg`This photo is too large. The limit is 10 MB.`,
  broken: msg`This photo is damaged. Choose another one.`,
  often: msg`You have uploaded a lot of photos in the last hour. Please wait a while, then try again.`,
  ...scanTexts,
}
