import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import type { OwnVerification } from './verification.ts'

/** The state of the user's verification, and what it is for. */
export function VerificationNote({
  verification: { status, reason },
  demo,
}: {
  verification: OwnVerification
  demo: boolean
}) {
  switch (status) {
    case 'approved':
      return (
        <Note icon="badge-check" tone="text-success" title={<Trans>You are verified</Trans>}>
          {demo ? (
            <Trans>This is a demo. No one checked your ID.</Trans>
          ) : (
            <Trans>Others can see that our team has checked your ID.</Trans>
          )}
        </Note>
      )
    case 'pending':
      return (
        <Note icon="hourglass" tone="text-warn" title={<Trans>We are looking at your ID</Trans>}>
          <Trans>
            A member of our team is comparing your two photos. We will let you know as soon as there is a
            decision.
          </Trans>
        </Note>
      )
    case 'refused':
      return (
        <Note icon="circle-alert" tone="text-danger" title={<Trans>You could not be verified</Trans>}>
          <span className="block font-semibold text-text">{reason}</span>
          <Trans>Choose new photos and submit again.</Trans>
        </Note>
      )
    default:
      return (
        <Note icon="shield-check" tone="text-brand" title={<Trans>Verification</Trans>}>
          {demo ? (
            <Trans>
              This is a demo. You are verified right away, with or without photos. Photos you send are deleted
              after 30 days.
            </Trans>
          ) : (
            <Trans>
              A member of our team compares a photo of your ID with a photo of you holding it. No one else
              sees them, and both are deleted 30 days after the decision.
            </Trans>
          )}
        </Note>
      )
  }
}

const Note = ({
  icon,
  tone,
  title,
  children,
}: {
  icon: IconName
  tone: string
  title: ReactNode
  children: ReactNode
}) => (
  <section className="rounded-xl bg-surface p-6 shadow-md">
    <h2 className="mb-2 flex items-center gap-2 text-lg">
      <Icon name={icon} className={`size-5 ${tone}`} />
      {title}
    </h2>
    <p className="text-sm text-text-muted">{children}</p>
  </section>
)
