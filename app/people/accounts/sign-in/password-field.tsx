import { useLingui } from '@lingui/react/macro'
import { type FormEventHandler, type ReactNode, useState } from 'react'
import { iconButtonClass } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'

/** A password field with a button to show what was typed. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  autoComplete,
  onInput,
}: {
  name: string
  label: string
  hint?: ReactNode
  error: ReactNode
  autoComplete: 'current-password' | 'new-password'
  onInput?: FormEventHandler<HTMLInputElement>
}) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Field label={label} hint={hint} error={error}>
        <input
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onInput={onInput}
          className="pr-12"
        />
      </Field>
      <button
        type="button"
        className={`${iconButtonClass} absolute top-2 right-2 noscript:hidden`}
        aria-label={isShown ? t`Hide password` : t`Show password`}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}
