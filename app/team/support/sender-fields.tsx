import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../ground/ui/field.tsx'
import { longest } from './message.ts'
import type { Refused } from './send-message.ts'

/** Who writes. @param name what the field for it is called, as `email` is for that one */
export function SenderFields({
  name,
  email,
  refused,
}: {
  name: ReactNode
  email: ReactNode
  refused: Refused | undefined
}) {
  const { t } = useLingui()
  const { errors, written } = refused ?? {}
  return (
    <>
      <Field label={name} error={errors?.name && t`Please write your name.`}>
        <input
          name="name"
          autoComplete="name"
          required
          maxLength={longest.name}
          defaultValue={written?.name}
        />
      </Field>
      <Field
        label={email}
        hint={<Trans>For our answer only. It is shown to nobody.</Trans>}
        error={
          errors?.email &&
          (errors.email === 'missing'
            ? t`Please write your email address, so that we can answer.`
            : t`This is no email address. One looks like name@example.com.`)
        }
      >
        <input
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={longest.email}
          defaultValue={written?.email}
        />
      </Field>
    </>
  )
}
