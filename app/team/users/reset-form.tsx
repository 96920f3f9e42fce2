import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { longestReason, type Proof, type RefusedChange } from './person-change.ts'
import { ProofFields } from './proof-fields.tsx'

/** Takes the second step off the login of a user who has lost phone and recovery codes. */
export function ResetForm({ proof, refused }: { proof: Proof; refused: RefusedChange | undefined }) {
  const own = refused?.change === 'second-step' ? refused : undefined
  const form = useFirstError(own)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-3">
      <p className="text-text-muted">
        <Trans>
          For a lost phone. They are logged out everywhere and can log in without a code; staff then have to
          set it up again. Make sure that it is this person who asks, for example by calling them.
        </Trans>
      </p>
      <ReasonField
        label={<Trans>Why</Trans>}
        hint={<Trans>This is recorded in the audit log.</Trans>}
        longest={longestReason}
        required
        refused={own}
      />
      <ProofFields proof={proof} problem={own?.problem} />
      <Button
        type="submit"
        tone="line"
        name="change"
        value="second-step"
        busy={busy}
        className="justify-self-start"
      >
        <Trans>Reset two-step login</Trans>
      </Button>
    </Form>
  )
}
