import { Trans } from '@lingui/react/macro'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Registration is not open yet, and says so; for an event that is over, that it is closed. */
export function Registration({ closed }: { closed: boolean }) {
  if (closed) {
    return (
      <div>
        <Button tone="action" size="lg" wide disabled aria-describedby="registration">
          <Trans>Register for Event</Trans>
        </Button>
        <p id="registration" className="mt-2 text-sm text-text-muted">
          <Trans>Registration is closed: this event is over.</Trans>
        </p>
      </div>
    )
  }
  return (
    <details className="group">
      <summary
        className={`${buttonClass({ tone: 'action', size: 'lg', wide: true })} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Icon name="ticket" />
        <Trans>Register for Event</Trans>
      </summary>
      <p role="status" className="mt-2 rounded-md bg-brand-soft p-3 text-sm text-on-brand-soft">
        <Trans>Registration on this site opens soon. Until then, please ask the organizer.</Trans>
      </p>
    </details>
  )
}
