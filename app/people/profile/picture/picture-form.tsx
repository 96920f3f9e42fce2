import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { onDemand } from '../../../ground/ui/on-demand.tsx'
import { scanTexts } from '../../../ground/forms/scan-texts.ts'
import { Avatar } from './avatar.tsx'
import { type ChangeProblem, pictureSize, removalButton } from './picture-problem.ts'

const CropDialog = onDemand(() => import('./crop-dialog.tsx'))

/** The user's picture with a form to replace it: cropped to a square in the browser, or as it is without scripts. */
export function PictureForm({
  image,
  fullName,
  problem,
}: {
  image: string | null
  fullName: string
  problem: ChangeProblem | undefined
}) {
  const { i18n } = useLingui()
  const submit = useSubmit()
  const busy = useNavigation().formMethod === 'POST'
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const close = () => setChosen(null)

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = '' // the same may be chosen again
    if (file) setChosen(file)
  }
  const send = (file: Blob) => {
    close()
    const form = new FormData()
    form.set('picture', file, 'picture')
    void submit(form, { method: 'post', action: '/profile', encType: 'multipart/form-data' })
  }

  return (
    <Form method="post" action="/profile" encType="multipart/form-data" className="grid gap-3">
      <div className="flex items-center gap-4">
        <Avatar image={image} fullName={fullName} />
        <div className="grid min-w-0 gap-2">
          <Button
            tone="line"
            size="sm"
            busy={busy}
            className="noscript:hidden"
            onClick={() => input.current?.click()}
          >
            {image ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
          {image && (
            <Button type="submit" tone="ghost" size="sm" name={removalButton} value="on">
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <p role="alert" className="flex gap-2 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4.5" />
          {i18n._(problems[problem])}
        </p>
      )}
      {/* The browser's own control is for browsers without scripts; otherwise the button opens it. */}
      <div className="hidden noscript:block">
        <Field label={<Trans>Profile photo</Trans>}>
          <input ref={input} type="file" name="picture" accept="image/*" onChange={choose} />
        </Field>
      </div>
      <noscript>
        <button type="submit" className={buttonClass({ tone: 'line', wide: true })}>
          <Trans>Save photo</Trans>
        </button>
      </noscript>
      {chosen && (
        <CropDialog
          file={chosen}
          size={{ width: pictureSize, height: pictureSize }}
          round
          onCut={send}
          onClose={close}
          onFail={close}
        />
      )}
    </Form>
  )
}

const problems: Record<ChangeProblem, MessageDescriptor> = {
  missing: msg`Choose a photo first.`,
  type: msg`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.`,
  large: msg`This photo is too large. The limit is 10 MB.`,
  broken: msg`This photo is damaged. Choose another one.`,
  often: msg`You have uploaded a lot of photos in the last hour. Please wait a while, then try again.`,
  failed: msg`The photo was not saved because we could not be reached. Check your connection and try again.`,
  ...scanTexts,
}
