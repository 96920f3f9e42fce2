import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { keepComposing } from '../../../ground/ui/composing.ts'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { addressesPath } from '../health-path.ts'

export const SearchForm = ({ q }: { q: string }) => (
  <Form key={q} role="search" action={addressesPath} className="mb-5 flex flex-wrap items-center gap-3">
    <div className="min-w-0 grow">
      <Field label={<Trans>Part of an email address</Trans>}>
        <input type="search" name="q" defaultValue={q} maxLength={80} onKeyDown={keepComposing} />
      </Field>
    </div>
    <Button type="submit">
      <Icon name="search" className="size-4.5" />
      <Trans>Search</Trans>
    </Button>
  </Form>
)

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
