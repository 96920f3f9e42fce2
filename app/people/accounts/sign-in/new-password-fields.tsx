import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AuthCode } from '../auth-codes.ts'
import { PasswordField } from './password-field.tsx'
import { textIn } from './refusal.ts'

const shortest = 8 // characters

/** What the browser can check of a new password. */
export function newPasswordProblem(form: FormData): AuthCode | null {
  const password = textIn(form, 'password')
  if (password !== textIn(form, 'confirmPassword')) return 'password_mismatch'
  return password.length < shortest ? 'password_short' : null
}

/** A new password, twice. The rules appear once the user begins to type. */
export function NewPasswordFields({
  label,
  errorOf,
}: {
  label: string
  errorOf: (name: string) => string | undefined
}) {
  const { t } = useLingui()
  const [isBegun, setBegun] = useState(false)
  const look = ({ currentTarget }: FormEvent<HTMLInputElement>) => setBegun(currentTarget.value !== '')
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={
          <span className={isBegun ? '' : 'hidden noscript:block'}>
            <Trans>8 or more letters, numbers and symbols.</Trans>
          </span>
        }
        error={errorOf('password')}
        onInput={look}
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
