import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { Bars } from '../../ground/ui/bars.tsx'
import type { BookedFigures, Figures } from './figures.ts'

/** Daily views of a listing, and the contacts, favorites and bookings that followed. */
export function FiguresCell({ figures: { views, contacts, favorites, booked } }: { figures: Figures }) {
  const { t, i18n } = useLingui()
  const sum = views.reduce((all, one) => all + one, 0)
  const most30 = formatNumber(Math.max(...views), i18n.locale)
  return (
    <td>
      {sum > 0 && <Bars values={views} label={t`Views per day, up to ${most30}`} width={120} height={28} />}
      <span className="text-sm text-text-muted tabular-nums">
        <span className="whitespace-nowrap">
          {sum > 0 ? <Plural value={sum} one="# view" other="# views" /> : <Trans>No views yet</Trans>} ·
        </span>{' '}
        <span className="whitespace-nowrap">
          <Plural value={contacts} one="# contact" other="# contacts" /> ·
        </span>{' '}
        <span className="whitespace-nowrap">
          <Plural value={favorites} one="# favorite" other="# favorites" />
        </span>
      </span>
      {booked.requests > 0 && <BookedLine booked={booked} />}
    </td>
  )
}

function BookedLine({ booked: { requests, confirmed, cancelled, answerHours } }: { booked: BookedFigures }) {
  const { i18n } = useLingui()
  const share = (count: number) => formatNumber(count / requests, i18n.locale, { style: 'percent' })
  const [confirmedShare, cancelledShare] = [share(confirmed), share(cancelled)]
  const hours = answerHours !== null && formatNumber(Math.max(1, Math.ceil(answerHours)), i18n.locale)
  return (
    <span className="block text-sm text-text-muted tabular-nums">
      <span className="whitespace-nowrap">
        <Plural value={requests} one="# booking request" other="# booking requests" /> ·
      </span>{' '}
      <span className="whitespace-nowrap">
        <Trans>{confirmedShare} confirmed</Trans>
        {cancelled > 0 && ' ·'}
      </span>{' '}
      {cancelled > 0 && (
        <span className="whitespace-nowrap">
          <Trans>{cancelledShare} canceled by you</Trans>
        </span>
      )}
      {hours && (
        <span className="block">
          <Trans>Usually answered within {hours} h</Trans>
        </span>
      )}
    </span>
  )
}
