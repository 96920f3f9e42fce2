import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { useCanPasskey } from '../../accounts/passkeys/use-can-passkey.ts'
import { AccountForm } from '../../accounts/sign-in/account-form.tsx'
import { CodeAgain } from '../../accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../accounts/second-step/pass-again.server.ts'
import { CurrentPassword } from '../../accounts/sign-in/current-password.tsx'
import { isOfCode, useErrors } from '../../accounts/sign-in/errors.ts'
import type { Refusal } from '../../accounts/sign-in/refusal.ts'
import { Note } from '../note.tsx'
import { longestName } from './longest-name.ts'
import type { Plan } from './receive-passkey.server.ts'

/** Adds a passkey: the owner proves who they are, then the browser makes it. It needs scripts. */
export function AddForm({
  owner,
  asks,
  plan,
  refusal,
}: {
  owner: { email: string; hasPassword: boolean }
  asks: AskedStep
  plan: Plan | undefined
  refusal: Refusal | undefined
}) {
  const canPasskey = useCanPasskey()
  const errorOf = useErrors(refusal)
  if (canPasskey === null)
    return (
      <noscript>
        <Trans>To add a passkey, turn on JavaScript.</Trans>
      </noscript>
    )
  if (!canPasskey)
    return (
      <p>
        <Trans>This browser has no passkeys. Add one with a newer browser or on your phone.</Trans>
      </p>
    )
  if (plan) return <MakeForm plan={plan} />
  return (
    <AccountForm
      refusal={refusal}
      submit={{ rest: <Trans>Add a passkey</Trans>, busy: <Trans>One moment...</Trans> }}
    >
      <input type="hidden" name="change" value="plan" />
      {/* of a passkey that could not be kept */}
      {refusal?.written.name && <input type="hidden" name="name" value={refusal.written.name} />}
      {owner.hasPassword && <CurrentPassword email={owner.email} error={errorOf('password')} />}
      <CodeAgain asks={asks} problem={refusal?.code && isOfCode(refusal.code) ? refusal.code : undefined} />
    </AccountForm>
  )
}

function MakeForm({ plan: { options, name } }: { plan: Plan }) {
  const { t } = useLingui()
  const submit = useSubmit()
  const isSent = useNavigation().formMethod === 'POST'
  const [state, setState] = useState<'rest' | 'makes' | 'failed'>('rest')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setState('makes')
    try {
      const { makePasskey } = await import('../../accounts/passkeys/make-passkey.ts')
      form.set('made', await makePasskey(options))
      setState('rest')
      await submit(form, { method: 'post' })
    } catch {
      setState('failed')
    }
  }
  return (
    <Form method="post" onSubmit={(event) => void make(event)} className="grid gap-4">
      <input type="hidden" name="change" value="keep" />
      {state === 'failed' && (
        <Note tone="error">{t`No passkey was made. Perhaps this device has one already. You can try again.`}</Note>
      )}
      <Field
        label={<Trans>Name of the passkey</Trans>}
        hint={<Trans>So that you recognize it in the list.</Trans>}
      >
        <input
          ref={field}
          name="name"
          required
          maxLength={longestName}
          defaultValue={name}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" size="lg" busy={isSent || state === 'makes'} className="max-sm:w-full">
        <Trans>Create the passkey</Trans>
      </Button>
    </Form>
  )
}
