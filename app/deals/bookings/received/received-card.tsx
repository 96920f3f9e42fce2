import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentsText, momentText } from '../../../ground/i18n/format.ts'
import { StateTag } from '../states/state-tag.tsx'
import { bookedText } from '../booked-text.ts'
import { receivedAddress } from '../addresses.ts'
import type { ReceivedBookingRow } from './find-received.server.ts'

/** A booking in its owner's list. */
export function ReceivedCard({ booking }: { booking: ReceivedBookingRow }) {
  const { i18n } = useLingui()
  const { number, title, name, guest, persons, state, startsAt, endsAt, deadline, asksChange } = booking
  return (
    <li>
      <Link
        to={receivedAddress(number)}
        className="grid gap-1 rounded-xl bg-surface p-4 shadow-md hover:underline"
      >
        <span className="font-semibold wrap-anywhere">
          {guest} · <Trans>People: {persons}</Trans>
        </span>
        <span>{bookedText({ title, name }, i18n)}</span>
        <span>{momentsText(startsAt, endsAt, i18n.locale)}</span>
        <span className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
          <StateTag state={state} />
          {asksChange && <Trans>Asks for a change</Trans>}
          {state === 'requested' && deadline && <Trans>Answer by {momentText(deadline, i18n.locale)}</Trans>}
        </span>
      </Link>
    </li>
  )
}
