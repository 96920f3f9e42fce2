import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { noteOf } from './errors.ts'
import type { Refusal } from './refusal.ts'

/**
 * A form about an account. What was typed stays, and the focus goes to the first problem.
 * @param isOff another form of the page is under way
 * @param submit the button's label, also while sending; the button is emphasized once all required fields are filled in
 */
export function AccountForm({
  refusal,
  isOff = false,
  submit,
  children,
}: {
  refusal: Refusal | undefined
  isOff?: boolean
  submit: { rest: ReactNode; busy: ReactNode }
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const [isFilled, setFilled] = useState(false)
  const look = () => setFilled(hasAllRequired(form.current!))
  // The browser may have filled in fields before hydration.
  useEffect(look, [])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [refusal])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      // A refused form has changed nothing; without a connection, revalidation would replace the page by an error.
      defaultShouldRevalidate={false}
      className="grid gap-4"
      onInput={look}
    >
      {children}
      {refusal && <RefusalNote refusal={refusal} />}
      <Button
        type="submit"
        size="lg"
        wide
        tone={isFilled || isBusy ? 'action' : 'brand'}
        busy={isBusy}
        disabled={isBusy || isOff}
      >
        {isBusy ? submit.busy : submit.rest}
      </Button>
    </Form>
  )
}

/** The message for the whole form, if the refusal is about no field. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { i18n, t } = useLingui()
  const note = noteOf(refusal)
  if (!note) return null
  const minutes = Math.ceil((refusal.retryAfter ?? 0) / 60)
  return (
    <p
      role="alert"
      tabIndex={-1}
      className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger outline-none"
    >
      <Icon name="circle-alert" className="mt-0.5 size-4.5" />
      <span>
        {i18n._(note)}
        {minutes > 0 && ` ${t`It works again in ${minutes} min.`}`}
      </span>
    </p>
  )
}

const hasAllRequired = ({ elements }: HTMLFormElement) =>
  [...elements].every((one) => !(one instanceof HTMLInputElement && one.required && !one.value.trim()))
