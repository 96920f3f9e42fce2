import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Field } from '../../ground/ui/field.tsx'

type Props = {
  label: ReactNode
  /** Who reads it. */
  hint: ReactNode
  /** Characters. */
  longest: number
  required?: boolean
  /** What was written when the form was sent in vain: one goes on where one writes, if that is why. */
  refused: { readonly problem: string; readonly reason: string } | undefined
}

/** Where the staff writes why it decides so. */
export function ReasonField({ label, hint, longest, required, refused }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (refused?.problem === 'missing' || refused?.problem === 'stale') field.current?.focus()
  }, [refused])
  return (
    <Field label={label} hint={hint} error={refused?.problem === 'missing' && t`Please write why.`}>
      <textarea
        ref={field}
        name="reason"
        rows={3}
        required={required}
        maxLength={longest}
        defaultValue={refused?.reason}
        className="field-sizing-content min-h-32 resize-none"
      />
    </Field>
  )
}
