import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { attributesOf, email as emailField, required } from '../../../ground/forms/fields.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { RefusalError } from './use-chat.ts'

/** For guests, who may have left when the answer arrives. */
export function LeaveAddress({
  email,
  onLeave,
}: {
  email: string | null
  onLeave: (email: string) => Promise<void>
}) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'wrong' | 'failed'>('idle')
  if (email)
    return (
      <p role="status" className="px-4 pt-3 text-sm wrap-anywhere text-text-muted">
        <Trans>We answer here and to {email}.</Trans>
      </p>
    )
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    const input = field.current!
    setState('busy')
    try {
      if (!input.checkValidity()) throw new RefusalError()
      await onLeave(input.value)
    } catch (error) {
      setState(error instanceof RefusalError ? 'wrong' : 'failed')
      input.focus()
    }
  }
  return (
    <form noValidate onSubmit={(event) => void leave(event)} className="flex items-start gap-2 px-4 pt-3">
      <div className="min-w-0 grow">
        <Field
          label={<Trans>Email address for our answer</Trans>}
          error={
            state === 'wrong'
              ? t`Enter an email address like name@example.com.`
              : state === 'failed' && t`Not sent. Check your connection.`
          }
        >
          <input ref={field} {...attributesOf(required(emailField))} name="email" autoComplete="email" />
        </Field>
      </div>
      <Button type="submit" tone="line" size="lg" busy={state === 'busy'} disabled={state === 'busy'}>
        <Trans context="address">Save</Trans>
      </Button>
    </form>
  )
}
