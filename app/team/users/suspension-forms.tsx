import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { longestReason, type Proof, type RefusedChange } from './person-change.ts'
import { ProofFields } from './proof-fields.tsx'

/** Suspends a user. */
export function SuspendForm({ proof, refused }: { proof: Proof; refused: RefusedChange | undefined }) {
  const own = refused?.change === 'suspend' ? refused : undefined
  const form = useFirstError(own)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-3">
      <p className="text-text-muted">
        <Trans>
          They are logged out immediately, can’t log in, and get no emails. Their listings are hidden until
          the suspension ends. Upcoming bookings of their listings are canceled, and the guests are notified.
          What they wrote to others stays.
        </Trans>
      </p>
      <ReasonField
        label={<Trans>Why</Trans>}
        hint={<Trans>They get this by email, with instructions on how to appeal.</Trans>}
        longest={longestReason}
        required
        refused={own}
      />
      <ProofFields proof={proof} problem={own?.problem} />
      <Button
        type="submit"
        tone="action"
        name="change"
        value="suspend"
        busy={busy}
        className="justify-self-start"
      >
        <Trans>Suspend</Trans>
      </Button>
    </Form>
  )
}

/** Lets a suspended user in again. */
export function RestoreForm({ refused }: { refused: RefusedChange | undefined }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3">
      <ReasonField
        label={<Trans>Why</Trans>}
        hint={<Trans>This is recorded in the audit log.</Trans>}
        longest={longestReason}
        required
        refused={refused?.change === 'restore' ? refused : undefined}
      />
      <Button
        type="submit"
        tone="line"
        name="change"
        value="restore"
        busy={busy}
        className="justify-self-start"
      >
        <Trans>End the suspension</Trans>
      </Button>
    </Form>
  )
}
