import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import type { KeptText } from './use-kept-text.ts'

/** Says that typed text which was not saved is still here; without `onTake`, that it is in the form. */
export function KeptNote({
  kept,
  onTake,
  onThrowAway,
}: {
  kept: KeptText
  onTake?: () => void
  onThrowAway: () => void
}) {
  const { i18n } = useLingui()
  const day = formatDate(new Date(kept.at), i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div
      role="status"
      className="mb-5 grid max-w-160 gap-3 rounded-md bg-brand-soft px-4 py-3 text-on-brand-soft"
    >
      <p className="font-medium">
        {onTake ? (
          <Trans>What you typed on {day} was not saved. It is still here.</Trans>
        ) : (
          <Trans>This is what you typed on {day}. Visitors see it once you save it.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {onTake && (
          <Button size="sm" onClick={onTake}>
            <Trans>Continue editing</Trans>
          </Button>
        )}
        <Button size="sm" tone="line" onClick={onThrowAway}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </div>
  )
}
