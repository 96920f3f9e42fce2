import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { onDemand } from '../../../ground/ui/on-demand.tsx'
import { scanTexts } from '../../../ground/forms/scan-texts.ts'
import { fits, pictureAddress, type Slot, slots } from '../campaign.ts'
import { slotLabels } from '../campaign-labels.ts'
import { shrink } from '../../../people/verification/shrink.ts'
import { keptField, pictureField, type PictureProblem, type RefusedCampaign } from '../refused-campaign.ts'

const CropDialog = onDemand(() => import('../../../people/profile/picture/crop-dialog.tsx'))

type ChosenPicture = { file: File; src: string; width: number; height: number }

/**
 * One of the three pictures, shown as it will be. A picture of another size can be cropped at once.
 * @param refused the last answer: a picture that the server has need not be chosen again
 */
export function PictureField({ slot, refused }: { slot: Slot; refused: RefusedCampaign | undefined }) {
  const { t, i18n } = useLingui()
  const kept = refused?.kept[slot]
  const problem = refused?.pictureErrors[slot]
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [wrong, setWrong] = useState<PictureProblem | null>(null)
  const [crops, setCrops] = useState(false)
  const { width, height } = slots[slot]
  const name = i18n._(slotLabels[slot])
  const size = `${width} × ${height}`
  useEffect(() => () => URL.revokeObjectURL(chosen?.src ?? ''), [chosen])
  // An answer of the browser's own names the picture of before: the server does not have the chosen one yet.
  useEffect(() => setChosen(null), [kept?.name])
  useEffect(() => {
    if (problem) setChosen(null)
  }, [problem, refused])

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setWrong(null)
    setChosen(null)
    // A phone's picture is much larger than the slot.
    await shrink(currentTarget, { largest: 2 * Math.max(width, height) })
    const file = currentTarget.files?.[0]
    const size = file && (await readSize(file))
    if (size) setChosen({ file, src: URL.createObjectURL(file), ...size })
    else if (file) {
      setWrong('type')
      currentTarget.value = ''
    }
  }
  const takeCut = (picture: Blob) => {
    const file = new File([picture], `${slot}.webp`, { type: picture.type })
    const files = new DataTransfer()
    files.items.add(file)
    if (input.current) input.current.files = files.files
    setChosen({ file, src: URL.createObjectURL(file), width, height })
    setCrops(false)
  }

  const preview = chosen ?? (kept && { ...kept, src: pictureAddress(kept.name) })
  const isOff = preview && !fits(preview, slot)
  const actual = preview && `${preview.width} × ${preview.height}`
  const error = wrong ?? (chosen ? null : problem)
  return (
    <div className="grid gap-3">
      <Field
        label={t`${name}, ${size}`}
        error={error && error !== 'size' && i18n._(problems[error])}
        hint={
          isOff ? (
            <Trans>
              This image is {actual}, not {size}, so only its center will be shown. Choose another one, crop
              it, or submit it as it is.
            </Trans>
          ) : (
            kept &&
            !chosen && (
              <Trans>Uploaded. You do not need to choose it again, but you can choose another one.</Trans>
            )
          )
        }
      >
        {/* Once it is with us, it is not sent a second time. */}
        <input
          key={kept?.name}
          ref={input}
          type="file"
          name={pictureField(slot)}
          accept="image/*"
          onChange={(event) => void choose(event)}
        />
      </Field>
      {kept && (
        <input type="hidden" name={keptField(slot)} value={`${kept.name} ${kept.width} ${kept.height}`} />
      )}
      {preview && (
        <img
          src={preview.src}
          alt={t`${name} image as it will appear`}
          width={width}
          height={height}
          className={`preview preview-${slot} rounded-lg object-cover`}
        />
      )}
      {chosen && isOff && (
        <Button tone="line" className="justify-self-start" onClick={() => setCrops(true)}>
          <Trans>Crop to size</Trans>
        </Button>
      )}
      {chosen && crops && (
        <CropDialog
          file={chosen.file}
          size={{ width, height }}
          onCut={takeCut}
          onClose={() => setCrops(false)}
          onFail={() => setCrops(false)}
        />
      )}
    </div>
  )
}

/** Null where the file is no picture, or none that this browser reads. */
async function readSize(file: File) {
  if (!file.type.startsWith('image/')) return null
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return null
  }
}

const problems: Record<Exclude<PictureProblem, 'size'>, MessageDescriptor> = {
  missing: msg`Please choose an image.`,
  type: msg`Please upload an image file`,
  large: msg`This photo is too large. The limit is 10 MB.`,
  broken: msg`This photo is damaged. Choose another one.`,
  often: msg`You have uploaded a lot of photos in the last hour. Please wait a while, then try again.`,
  ...scanTexts,
}
