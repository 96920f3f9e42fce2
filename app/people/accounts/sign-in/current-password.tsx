import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PasswordField } from './password-field.tsx'

/** Once more the password of who is signed in, as `password`. @param email tells a password manager whose it is */
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
