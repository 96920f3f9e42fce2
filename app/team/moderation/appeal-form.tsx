import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { longestText } from '../../market/approval/cases.ts'

/** Asks for a second decision. `text` is what was typed if the form was refused. */
export function AppealForm({
  problem,
  text,
}: {
  problem: 'missing' | 'long' | 'stale' | undefined
  text: string | undefined
}) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (problem === 'missing' || problem === 'long') field.current?.focus()
  }, [problem])
  return (
    <Form method="post" noValidate className="mt-6 grid gap-3">
      <h2 className="text-xl">
        <Trans>Ask for a second look</Trans>
      </h2>
      <Field
        label={<Trans>Why should we change this decision?</Trans>}
        hint={<Trans>Someone else will read this and decide again, once.</Trans>}
        error={problem === 'missing' && t`Please give a reason.`}
      >
        <textarea
          ref={field}
          name="text"
          rows={5}
          required
          maxLength={longestText}
          defaultValue={text}
          className="field-sizing-content min-h-32 resize-none"
        />
      </Field>
      <Button type="submit" tone="line" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        <Trans>Send appeal</Trans>
      </Button>
    </Form>
  )
}
