import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentText } from '../../ground/i18n/format.ts'
import type { Deal } from './deals.ts'

/** What the two of a conversation have agreed on, above their messages. */
export function DealList({ deals }: { deals: readonly Deal[] }) {
  const { i18n, t } = useLingui()
  if (deals.length === 0) return null
  return (
    <ul aria-label={t`Bookings`} className="grid gap-2 border-b border-line p-3">
      {deals.map(({ href, name, state, startsAt, persons, waiting }) => (
        <li key={href}>
          <Link
            to={href}
            className="grid min-h-11 gap-0.5 rounded-md bg-surface-2 px-4 py-2 hover:bg-surface-3"
          >
            <span className="flex flex-wrap justify-between gap-x-3">
              <b className="wrap-anywhere">{name || <Trans>Booking</Trans>}</b>
              <span className="text-sm">{state}</span>
            </span>
            <span className="text-sm text-text-muted">
              {momentText(startsAt, i18n.locale)} · <Trans>People: {persons}</Trans>
            </span>
            {waiting && <span className="text-sm font-semibold">{waiting}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
