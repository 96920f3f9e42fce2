import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { type AuthCode, authTexts, type RefusedAuth } from '../accounts/auth-codes.ts'
import { NewPasswordFields } from '../accounts/sign-in/new-password-fields.tsx'
import { PasswordField } from '../accounts/sign-in/password-field.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Note } from './note.tsx'
import { useFirstError } from '../../ground/forms/use-first-error.ts'

const fieldOf: Partial<Record<AuthCode, string>> = {
  password_wrong: 'currentPassword',
  password_short: 'password',
  password_long: 'password',
  password_common: 'password',
  password_mismatch: 'confirmPassword',
}

/** Asks for the current password, and a new one twice. */
export function PasswordForm({
  email,
  done,
}: {
  email: string
  done: { ok: true } | RefusedAuth | undefined
}) {
  const { i18n, t } = useLingui()
  const form = useFirstError(done)
  const busy = useNavigation().formMethod === 'POST'
  const code = done?.ok === false ? done.code : null
  const errorOf = (name: string) => (code && fieldOf[code] === name ? i18n._(authTexts[code]) : undefined)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      // The form changes nothing on this page; without a connection, revalidation would replace the page by an error.
      defaultShouldRevalidate={false}
      key={done?.ok ? 'done' : 'form'}
      className="grid gap-4"
    >
      {done?.ok && (
        <Note tone="ok">{t`Your password was changed. All other devices have been logged out.`}</Note>
      )}
      {code && !fieldOf[code] && <Note tone="error">{i18n._(authTexts[code])}</Note>}
      {/* Tells a password manager which account this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="currentPassword"
        label={t`Current password`}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <NewPasswordFields label={t`New password`} errorOf={errorOf} />
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        <Trans>Change password</Trans>
      </Button>
    </Form>
  )
}
