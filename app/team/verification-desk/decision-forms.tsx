import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { ReasonField } from '../desk/reason-field.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { approveButton, decisionFields } from '../../people/verification/decision-fields.ts'

/** Two forms, so that no one approves by the Enter key of a reason to refuse. */
export function DecisionForms({ refused }: Pick<ComponentProps<typeof ReasonField>, 'refused'>) {
  return (
    <div className="mt-6 grid max-w-140 gap-6">
      <Form method="post">
        <Button type="submit" size="lg" name={approveButton} value="on">
          <Trans>Approve</Trans>
        </Button>
      </Form>
      <Form method="post" noValidate className="grid gap-3">
        <ReasonField
          label={<Trans>Reason for rejection</Trans>}
          hint={<Trans>The person will read this and can submit again.</Trans>}
          longest={decisionFields.reason.max}
          required
          refused={refused}
        />
        <Button type="submit" tone="line">
          <Trans>Reject</Trans>
        </Button>
      </Form>
    </div>
  )
}
