import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, momentsText } from '../../../ground/i18n/format.ts'
import { PrepaidNote } from '../prices/prepaid-note.tsx'
import type { LoadedBooking } from './load-booking.server.ts'

/** What a guest asks to change a booking to, as long as its owner has not answered. */
export function ChangeNote({ change }: { change: NonNullable<LoadedBooking['change']> }) {
  const { i18n } = useLingui()
  const { startsAt, endsAt, persons, totalCents, onSite, backCents } = change
  const back = formatMoney(backCents, i18n.locale)
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
      {totalCents > 0 && onSite?.status === 'paid' && (
        <p>
          <PrepaidNote {...onSite} totalCents={totalCents} />
        </p>
      )}
      {backCents > 0 && (
        <p>
          <Trans>You get {back} back.</Trans>
        </p>
      )}
      <p className="text-sm text-text-muted">
        <Trans>Until then, the booking stays as it is.</Trans>
      </p>
    </div>
  )
}
