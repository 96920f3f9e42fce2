import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownClaim } from './load-claim.server.ts'

/** Where the code of a claim went. An address that its claimant typed may get none, which is theirs to find out. */
export function SentText({ claim: { way, sentTo, isEnterable, isReturned } }: { claim: ShownClaim }) {
  const { t } = useLingui()
  if (isReturned)
    return (
      <p role="status" className="rounded-md bg-warn-soft px-4 py-3 wrap-anywhere text-warn">
        <Trans>
          Our emails don’t reach {sentTo}, so we can’t send a code there. Withdraw your claim, then choose
          another way.
        </Trans>
      </p>
    )
  return (
    <p className="wrap-anywhere">
      {way === 'phone' ? (
        <Trans>Our staff gave the code by phone: {sentTo}</Trans>
      ) : way === 'letter' ? (
        t`Our staff sent the code by letter to: ${sentTo}`
      ) : way === 'domain' && isEnterable ? (
        <Trans>
          If {sentTo} gets our emails, a code is on its way. It works for an hour. If none arrives, withdraw
          your claim, then choose another way.
        </Trans>
      ) : way === 'domain' ? (
        <Trans>
          The code was for {sentTo}. If none arrived, withdraw your claim, then choose another way.
        </Trans>
      ) : isEnterable ? (
        <Trans>We sent a code to {sentTo}. It works for an hour.</Trans>
      ) : (
        <Trans>We sent a code to {sentTo}.</Trans>
      )}
    </p>
  )
}
