import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import type { SuppressionReason } from '../../ground/mail/tables.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Note } from './note.tsx'

/** Says that mail to the account's address does not arrive, and sends a link by which its owner shows that it does. */
export function MailComesBack({
  email,
  reason,
  isSent,
}: {
  email: string
  reason: SuppressionReason
  isSent: boolean
}) {
  const { t } = useLingui()
  const busy = useNavigation().formData?.get('op') === 'confirm'
  return (
    <section className="mb-5 rounded-md bg-warn-soft p-4 text-warn">
      <h2 className="text-base font-semibold">
        <Trans>Emails don’t reach you</Trans>
      </h2>
      <p className="mt-1 wrap-anywhere">
        {reason === 'bounced' && (
          <Trans>Emails to {email} came back to us, so we don’t send any there for now.</Trans>
        )}
        {reason === 'complaint' && (
          <Trans>
            An email from us to {email} was reported as spam, so we only send there what can’t be turned off.
          </Trans>
        )}
        {reason === 'staff' && <Trans>Our staff stopped emails to {email}.</Trans>}{' '}
        <Trans>
          Use another address below, or have a link sent to this one: once you open it, emails are sent there
          again.
        </Trans>
      </p>
      {isSent ? (
        <div className="mt-3">
          <Note tone="ok">{t`We sent a link to ${email}. If it doesn’t arrive, use another address.`}</Note>
        </div>
      ) : (
        <Form method="post" className="mt-3">
          <Button type="submit" name="op" value="confirm" tone="surface" busy={busy}>
            <Trans>Send a link to this address</Trans>
          </Button>
        </Form>
      )}
    </section>
  )
}
