import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../../ground/ui/field.tsx'

/** The code of an authenticator app, as `code`. */
export const CodeField = ({ error }: { error: ReactNode }) => (
  <Field
    label={<Trans>Code from your authenticator app</Trans>}
    hint={<Trans>6 digits. They change every 30 seconds.</Trans>}
    error={error}
  >
    <input name="code" required inputMode="numeric" autoComplete="one-time-code" />
  </Field>
)

/** One of the codes that were kept for a lost phone, also as `code`. */
export const RecoveryCodeField = ({ error }: { error: ReactNode }) => (
  <Field label={<Trans>Recovery code</Trans>} hint={<Trans>Each one works once.</Trans>} error={error}>
    <input name="code" required autoComplete="off" autoCapitalize="none" spellCheck={false} />
  </Field>
)
