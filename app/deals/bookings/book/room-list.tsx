import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { kindTexts } from '../bookables/kind-texts.ts'
import type { ListedBookable } from './room-list.server.ts'
import { bookQuery, type BookQuery } from './wish-of.ts'

/** What can be booked on a listing; each leads to its form, with what was typed. */
export function RoomList({
  bookables,
  chosen,
  typed,
}: {
  bookables: readonly ListedBookable[]
  chosen: number
  typed: BookQuery
}) {
  const { i18n, t } = useLingui()
  return (
    <nav aria-label={t`What to book`} className="grid gap-2 sm:grid-cols-2">
      {bookables.map(({ id, name, kind, room }) => (
        <Link
          key={id}
          to={bookQuery.address('', { ...typed, of: String(id) })}
          preventScrollReset
          aria-current={id === chosen ? 'page' : undefined}
          className="grid min-h-11 content-center gap-0.5 rounded-xl bg-surface px-4 py-3 shadow-md hover:bg-surface-2 aria-[current=page]:inset-ring-2 aria-[current=page]:inset-ring-brand"
        >
          <span className="font-semibold wrap-anywhere">{name || i18n._(kindTexts[kind].one)}</span>
          {room && <Room room={room} />}
        </Link>
      ))}
    </nav>
  )
}

function Room({ room: { guests, fromCents, left } }: { room: NonNullable<ListedBookable['room']> }) {
  const { i18n } = useLingui()
  const price = formatMoney(fromCents, i18n.locale)
  return (
    <>
      <span className="text-sm text-text-muted">
        <Plural value={guests} one="Up to # guest" other="Up to # guests" /> ·{' '}
        <Trans>from {price} a night</Trans>
      </span>
      {left !== null && (
        <span className={`text-sm ${left > 0 ? 'text-success' : 'text-text-muted'}`}>
          {left > 0 ? (
            <Plural value={left} one="# left for these dates" other="# left for these dates" />
          ) : (
            <Trans>Not free for these dates</Trans>
          )}
        </span>
      )}
    </>
  )
}
