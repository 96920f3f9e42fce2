import { Trans } from '@lingui/react/macro'
import type { Proof, RefusedChange } from './person-change.ts'
import { ReasonForm } from './reason-form.tsx'

/** Suspends a user. */
export const SuspendForm = ({ proof, refused }: { proof: Proof; refused: RefusedChange | undefined }) => (
  <ReasonForm
    change="suspend"
    about={
      <Trans>
        They are logged out immediately, can’t log in, and get no emails. Their listings are hidden until the
        suspension ends. Upcoming bookings of their listings are canceled, and the guests are notified. What
        they wrote to others stays.
      </Trans>
    }
    hint={<Trans>They get this by email, with instructions on how to appeal.</Trans>}
    tone="action"
    proof={proof}
    refused={refused}
  >
    <Trans>Suspend</Trans>
  </ReasonForm>
)

/** Lets a suspended user in again. */
export const RestoreForm = ({ refused }: { refused: RefusedChange | undefined }) => (
  <ReasonForm
    change="restore"
    hint={<Trans>This is recorded in the audit log.</Trans>}
    tone="line"
    refused={refused}
  >
    <Trans>End the suspension</Trans>
  </ReasonForm>
)
