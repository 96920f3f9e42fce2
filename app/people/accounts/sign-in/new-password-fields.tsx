import { Trans, useLingui } from '@lingui/react/macro'
import { sentIn } from '../../../ground/forms/typed.ts'
import type { AuthCode } from '../auth-codes.ts'
import { PasswordField } from './password-field.tsx'

const shortest = 8 // characters

/** What the browser can check of a new password. */
export function newPasswordProblem(form: FormData): AuthCode | null {
  const password = sentIn(form, 'password')
  if (password !== sentIn(form, 'confirmPassword')) return 'password_mismatch'
  return password.length < shortest ? 'password_short' : null
}

/** A new password, twice. */
export function NewPasswordFields({
  label,
  errorOf,
}: {
  label: string
  errorOf: (name: string) => string | undefined
}) {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={<Trans>8 or more letters, numbers and symbols.</Trans>}
        error={errorOf('password')}
      />
      <PasswordField
        name="confirmPassword"
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  )
}
