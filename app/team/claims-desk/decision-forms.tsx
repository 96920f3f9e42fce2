import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { type ClaimDecision, decisionFields } from './decisions.ts'

const words: Readonly<Record<ClaimDecision, MessageDescriptor>> = {
  approve: msg`Approve and hand over`,
  give: msg`The code is given`,
  dismiss: msg`Reject the objection`,
  reject: msg`Reject`,
  uphold: msg`Take the listing back`,
}

/** Two forms, so that no one decides the usual by the Enter key of a reason. */
export function DecisionForms({
  choice: [usual, other],
  seen,
  refused,
}: Pick<ComponentProps<typeof ReasonField>, 'refused'> & {
  choice: readonly [ClaimDecision, ClaimDecision]
  /** What was said against the claim, as the page shows it. */
  seen: string
}) {
  const { i18n } = useLingui()
  return (
    <div className="mt-6 grid max-w-140 gap-6">
      <Form method="post">
        <input type="hidden" name="seen" value={seen} />
        <Button type="submit" size="lg" name="decision" value={usual}>
          {i18n._(words[usual])}
        </Button>
      </Form>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="decision" value={other} />
        <input type="hidden" name="seen" value={seen} />
        <ReasonField
          label={other === 'uphold' ? <Trans>Reason</Trans> : <Trans>Reason for rejection</Trans>}
          hint={<Trans>The claimant will read this.</Trans>}
          longest={decisionFields.reason.max}
          required
          refused={refused}
        />
        <Button type="submit" tone="line" className="justify-self-start">
          {i18n._(words[other])}
        </Button>
      </Form>
    </div>
  )
}
