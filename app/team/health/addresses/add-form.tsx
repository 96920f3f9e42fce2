import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'

/** @param typed what was typed, where it was refused */
export function AddForm({ problem, typed }: { problem: 'invalid' | 'there' | undefined; typed: string }) {
  const { t } = useLingui()
  const form = useFirstError(problem)
  const busy = useNavigation().formData?.has('address')
  return (
    <Form ref={form} key={problem ?? ''} method="post" noValidate className="mt-8 grid max-w-140 gap-4">
      <h2 className="text-xl">
        <Trans>Add an address</Trans>
      </h2>
      <Field
        label={<Trans>Email address</Trans>}
        error={
          problem === 'invalid'
            ? t`Enter a valid email address.`
            : problem === 'there' && t`This address is already on the list.`
        }
      >
        <input type="email" name="address" autoComplete="off" defaultValue={typed} />
      </Field>
      <Button type="submit" tone="line" busy={busy ?? false} className="justify-self-start">
        <Trans>Add</Trans>
      </Button>
    </Form>
  )
}
