import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { approveButton, longestReason } from './decision-fields.ts'

/** Two forms, so that nobody approves by the Enter key of a reason to refuse. */
export function DecisionForms({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui()
  const reason = useRef<HTMLTextAreaElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (isMissing) reason.current?.focus()
  }, [isMissing])
  return (
    <div className="mt-6 grid max-w-140 gap-6">
      <Form method="post">
        <Button type="submit" size="lg" name={approveButton} value="on" disabled={busy}>
          <Trans>Approve</Trans>
        </Button>
      </Form>
      <Form method="post" noValidate className="grid gap-3">
        <Field
          label={<Trans>Why it is refused</Trans>}
          hint={<Trans>The person reads this, and may submit again.</Trans>}
          error={isMissing && t`Please write why.`}
        >
          <textarea
            ref={reason}
            name="reason"
            rows={3}
            required
            maxLength={longestReason}
            className="field-sizing-content min-h-32 resize-none"
          />
        </Field>
        <Button type="submit" tone="line" disabled={busy}>
          <Trans>Refuse</Trans>
        </Button>
      </Form>
    </div>
  )
}
