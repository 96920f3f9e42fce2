import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../../ground/ui/field.tsx'

export const EmailField = ({ error, written }: { error: ReactNode; written: string | undefined }) => (
  <Field label={<Trans>Email</Trans>} error={error}>
    <input
      name="email"
      type="email"
      required
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={written}
    />
  </Field>
)
