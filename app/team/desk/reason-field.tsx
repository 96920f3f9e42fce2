import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Field } from '../../ground/ui/field.tsx'

type Props = {
  label: ReactNode
  /** Says who will read the reason. */
  hint: ReactNode
  /** Characters. */
  longest: number
  required?: boolean
  /** The typed reason of a refused form, which gets the focus if it is the problem. */
  refused: { readonly problem: string; readonly reason: string } | undefined
}

/** Problems of a form that the reason is the answer to. */
const focused = new Set(['missing', 'long', 'tooLong', 'stale'])

/** Where the staff writes why it decides so. */
export function ReasonField({ label, hint, longest, required, refused }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (refused && focused.has(refused.problem)) field.current?.focus()
  }, [refused])
  return (
    <Field label={label} hint={hint} error={refused?.problem === 'missing' && t`Please give a reason.`}>
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
