import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'

/** Asks before logging out if unsent changes would be lost. */
export function UnsentQuestion({
  open,
  onStay,
  onLeave,
}: {
  open: boolean
  onStay: () => void
  onLeave: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onStay} title={t`Log out and delete what was not sent?`} size="sm">
      <div className="grid gap-4 px-6 pb-6">
        <p>
          <Trans>
            Some of your messages, photos or changes on this device have not been sent yet. If you log out,
            they are deleted here.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onStay} data-first-focus>
            <Trans>Stay logged in</Trans>
          </Button>
          <Button tone="line" onClick={onLeave}>
            <Trans>Log out and delete</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
