import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, momentsText } from '../../../ground/i18n/format.ts'
import type { Change } from '../moves/change.ts'

/** What a guest asks to change a booking to, as long as its owner has not answered. */
export function ChangeNote({ change: { startsAt, endsAt, persons, totalCents } }: { change: Change }) {
  const { i18n } = useLingui()
  const total = formatMoney(totalCents, i18n.locale)
  return (
    <div className="rounded-md bg-surface-2 p-3">
      <p className="font-semibold">
        <Trans>A change waits for the owner’s answer</Trans>
      </p>
      <p>{momentsText(new Date(startsAt), new Date(endsAt), i18n.locale)}</p>
      <p>
        <Trans>People: {persons}</Trans>
      </p>
      {totalCents > 0 && (
        <p>
          <Trans>Total: {total}</Trans>
        </p>
      )}
      <p className="text-sm text-text-muted">
        <Trans>Until then, the booking stays as it is.</Trans>
      </p>
    </div>
  )
}
