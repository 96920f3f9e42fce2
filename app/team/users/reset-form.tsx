import { Trans } from '@lingui/react/macro'
import type { Proof, RefusedChange } from './person-change.ts'
import { ReasonForm } from './reason-form.tsx'

/** Takes the second step and the passkeys off the login of a user who has lost phone and recovery codes. */
export const ResetForm = ({ proof, refused }: { proof: Proof; refused: RefusedChange | undefined }) => (
  <ReasonForm
    change="second-step"
    about={
      <Trans>
        For a lost phone. They are logged out everywhere, their passkeys are removed, and they can log in
        without a code; staff then have to set it up again. Make sure that it is this person who asks, for
        example by calling them.
      </Trans>
    }
    hint={<Trans>This is recorded in the audit log.</Trans>}
    tone="line"
    proof={proof}
    refused={refused}
  >
    <Trans>Reset two-step login</Trans>
  </ReasonForm>
)
