import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { attributesOf } from '../../ground/forms/fields.ts'
import { Field } from '../../ground/ui/field.tsx'
import { messageFields } from './message.ts'
import type { RefusedMessage } from './send-message.ts'

/** The sender's name and email address. @param name of the name field */
export function SenderFields({
  name,
  email,
  refused,
}: {
  name: ReactNode
  email: ReactNode
  refused: RefusedMessage | undefined
}) {
  const { t } = useLingui()
  const { errors, written } = refused ?? {}
  const { max } = messageFields.name
  return (
    <>
      <Field
        label={name}
        error={
          errors?.name &&
          (errors.name === 'missing' ? t`Please enter your name.` : t`Use up to ${max} characters.`)
        }
      >
        <input
          {...attributesOf(messageFields.name)}
          name="name"
          autoComplete="name"
          defaultValue={written?.name}
        />
      </Field>
      <Field
        label={email}
        hint={<Trans>Only for our reply. It is not shown to anyone.</Trans>}
        error={
          errors?.email &&
          (errors.email === 'missing'
            ? t`Please enter your email address so that we can reply.`
            : t`Enter an email address like name@example.com.`)
        }
      >
        <input
          {...attributesOf(messageFields.email)}
          name="email"
          autoComplete="email"
          defaultValue={written?.email}
        />
      </Field>
    </>
  )
}
