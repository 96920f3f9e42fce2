import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PasswordField } from './password-field.tsx'

/** Asks for the current password again, as `password`. @param email for password managers */
export function CurrentPassword({ email, error }: { email: string; error: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={t`Current password`}
        autoComplete="current-password"
        error={error}
      />
    </>
  )
}
