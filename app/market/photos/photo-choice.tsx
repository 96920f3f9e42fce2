import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ground/ui/field.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { choiceFields as names, type RefusedFile } from './photos.ts'
import { problemText } from './problem-text.ts'

/** A few photos, each with a box that takes it out, and files to add. Those that were sent stay when the form is refused. */
export function PhotoChoice({
  most,
  photos,
  refused,
}: {
  most: number
  photos: readonly string[]
  refused: readonly RefusedFile[]
}) {
  const { t } = useLingui()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-semibold">
        {most === 1 ? <Trans>Photo (optional)</Trans> : <Trans>Photos (up to {most})</Trans>}
      </legend>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((src, at) => (
            <li key={src} className="min-w-0">
              <input type="hidden" name={names.kept} value={src} />
              <Picture
                src={src}
                alt={t`Your photo ${at + 1}`}
                ratio="4/3"
                className="rounded-md object-cover"
              />
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input type="checkbox" name={names.removed} value={src} className="size-5" />
                <Trans>Remove</Trans>
                <span className="sr-only">{t`photo ${at + 1}`}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={most === 1 ? t`Choose a photo: JPEG, PNG or WebP` : t`Add photos: JPEG, PNG or WebP`}
        error={refused.length > 0 && <RefusedNames most={most} refused={refused} />}
      >
        <input type="file" name={names.files} multiple={most > 1} accept="image/jpeg,image/png,image/webp" />
      </Field>
    </fieldset>
  )
}

function RefusedNames({ most, refused }: { most: number; refused: readonly RefusedFile[] }) {
  const { t, i18n } = useLingui()
  return (
    <span className="grid min-w-0 gap-1 wrap-anywhere">
      {refused.map(({ name, problem }) => (
        <span key={name}>
          <b>{name}</b>{' '}
          {problem === 'many'
            ? t`The limit is ${most} photos. Remove one first.`
            : problemText(problem, i18n)}
        </span>
      ))}
    </span>
  )
}
