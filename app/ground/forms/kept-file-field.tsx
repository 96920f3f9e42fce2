import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

/**
 * A field for one file. A file that the site has already, since the form was refused for another field, is not sent
 * again: the form sends its key.
 */
export const KeptFileField = ({
  name,
  accept,
  kept,
  label,
  hint,
  error,
}: {
  name: string
  accept: string
  /** The name of the hidden field, and the key of the file; an empty key: no file is there yet. */
  kept: { readonly name: string; readonly key: string }
  label: ReactNode
  hint: ReactNode
  error: ReactNode
}) => (
  <>
    <input type="hidden" name={kept.name} value={kept.key} />
    <Field label={label} error={error} hint={kept.key ? <UploadedNote /> : hint}>
      <input key={kept.key} type="file" name={name} accept={accept} />
    </Field>
  </>
)

/** Instead of the hint of a field whose file the site has. */
export const UploadedNote = () => (
  <span className="flex gap-2 text-success">
    <Icon name="circle-check" />
    <Trans>Uploaded. You do not need to choose it again, but you can choose another one.</Trans>
  </span>
)
