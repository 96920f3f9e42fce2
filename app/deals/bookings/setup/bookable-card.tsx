import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { kindTexts } from '../bookables/kind-texts.ts'
import type { Summary } from './summary.ts'

/** Something that can be booked, and the way to change it. */
export function BookableCard({ bookable, address }: { bookable: Summary; address: string }) {
  const { i18n } = useLingui()
  const { id, kind, name, cents, isClosed } = bookable
  const title = name || i18n._(kindTexts[kind].one)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-surface p-5 shadow-md">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        <p className="text-text-muted">
          <Size bookable={bookable} />
          {cents !== null && ' · '}
          {cents === 0 ? <Trans context="price">Free</Trans> : cents && formatMoney(cents, i18n.locale)}
        </p>
        {isClosed && (
          <p className="text-warn">
            <Trans>Not taking new bookings right now</Trans>
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        {kind === 'stay' && (
          <Link to={`${address}/${id}/calendars`} className={buttonClass({ tone: 'ghost' })}>
            <Trans>Calendars</Trans> <span className="sr-only">{title}</span>
          </Link>
        )}
        <Link to={`${address}/${id}`} className={buttonClass({ tone: 'line' })}>
          <Trans>Edit</Trans> <span className="sr-only">{title}</span>
        </Link>
      </p>
    </li>
  )
}

function Size({ bookable: { kind, capacity } }: { bookable: Summary }) {
  switch (kind) {
    case 'stay':
      return <Plural value={capacity} one="# room" other="# rooms" />
    case 'session':
      return <Plural value={capacity} one="# person per session" other="# people per session" />
    case 'seat':
      return <Plural value={capacity} one="# seat" other="# seats" />
    case 'visit':
      return null
  }
}
