import { Plural, Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { withNext } from '../../people/accounts/next-address.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { QueueState } from './sending/queue.ts'

/** How many files are on their way, and why they don't go on. */
export function SendingNote({ shown, onRetry }: { shown: QueueState; onRetry: () => void }) {
  const { pathname, search } = useLocation()
  const count = shown.sending.filter(({ isRefused }) => !isRefused).length
  const { stopped } = shown
  return (
    <div role="status" className="photo-note" data-stopped={stopped !== null || undefined}>
      {count > 0 && stopped === null && (
        <p className="flex gap-2">
          <Icon name="send" />
          <Plural value={count} one="# photo is on its way." other="# photos are on their way." />
        </p>
      )}
      {stopped !== null && (
        <>
          <p className="flex gap-2">
            <Icon name="circle-alert" />
            {stopped === 'cut' && (
              <Trans>
                We can’t be reached right now. Nothing is lost. The upload continues when you are back online.
              </Trans>
            )}
            {stopped === 'signed-out' && (
              <Trans>You are no longer logged in. Nothing is lost. Log in, and the upload continues.</Trans>
            )}
            {stopped === 'often' && (
              <Trans>You have sent many photos. The remaining ones will be sent shortly.</Trans>
            )}
          </p>
          {stopped === 'signed-out' ? (
            <Link to={withNext('/login', pathname + search)} className="font-semibold underline">
              <Trans>Log in</Trans>
            </Link>
          ) : (
            <Button tone="line" size="sm" onClick={onRetry}>
              <Icon name="refresh" />
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  )
}
