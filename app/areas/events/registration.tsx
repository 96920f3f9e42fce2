import { Trans } from '@lingui/react/macro'
import { OpensSoon } from '../../market/listings/opens-soon.tsx'
import { Button } from '../../ground/ui/button.tsx'

/** Says that registration is not open yet; for past events, that it is closed. */
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
    <OpensSoon label={<Trans>Register for Event</Trans>} icon="ticket">
      <Trans>Registration on this site opens soon. Until then, please ask the organizer.</Trans>
    </OpensSoon>
  )
}
