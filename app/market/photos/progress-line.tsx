import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Item, Progress } from './item.ts'
import { fields } from './photos.ts'
import { problemText } from './problem-text.ts'

/** What is becoming of a file: how much of it is sent, or why it is refused. */
export function ProgressLine({
  item,
  progress,
  isAlive,
  onRetry,
}: {
  item: Item
  progress: Exclude<Progress, 'there'>
  isAlive: boolean
  onRetry: () => void
}) {
  const { t, i18n } = useLingui()
  const { photo, name, sending } = item
  /** The server did not take a file that this browser still has. */
  const isUnsent = !photo?.problem && Boolean(sending?.preview)
  const percent = photo && photo.size > 0 ? Math.floor((100 * photo.received) / photo.size) : 0
  if (progress === 'refused' || progress === 'lost')
    return (
      <div>
        <p className="photo-name">{name}</p>
        <p role="alert" className="flex gap-2 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4.5" />
          <span>
            {photo?.problem ? (
              problemText(photo.problem, i18n)
            ) : isUnsent ? (
              <Trans>This photo was not uploaded.</Trans>
            ) : (
              <Trans>The upload was interrupted. Remove the photo and add it again.</Trans>
            )}
          </span>
        </p>
        {(isUnsent || photo?.problem === 'unscanned') && (
          <Button
            type={isAlive ? 'button' : 'submit'}
            name={fields.retry}
            value={item.id}
            tone="line"
            size="sm"
            onClick={onRetry}
          >
            <Icon name="refresh" />
            <Trans>Try again</Trans> <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
    )
  return (
    <div>
      <p className="photo-name">{name}</p>
      {progress !== 'waiting' && <progress aria-label={t`Sending ${name}`} max={100} value={percent} />}
      <p className="text-sm text-text-muted">
        {progress === 'waiting' && <Trans>Waiting</Trans>}
        {progress === 'sending' && <Trans>{percent}% sent</Trans>}
        {progress === 'checking' && <Trans>Being checked</Trans>}
      </p>
    </div>
  )
}
