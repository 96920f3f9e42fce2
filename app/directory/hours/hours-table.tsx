import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import { formatInterval } from '../attributes/hours.ts'
import { dayMinutes, type Hours, type Interval } from './hours.ts'

/** The hours of a usual week, and of the days to come that differ. */
export function HoursTable({ hours: { week, exceptions = {}, closedOnHolidays } }: { hours: Hours }) {
  return (
    <table className="w-full text-left tabular-nums max-[18rem]:text-sm md:max-lg:text-sm">
      {closedOnHolidays && (
        <caption className="caption-bottom pt-2 text-left text-sm text-text-muted">
          <Trans>Closed on legal holidays</Trans>
        </caption>
      )}
      <tbody className="*:border-b *:border-line *:last:border-0">
        {week.map((intervals, day) => (
          <Day key={day} date={monday + day * 86_400_000} form={{ weekday: 'long' }} intervals={intervals} />
        ))}
        {Object.entries(exceptions).map(([date, intervals]) => (
          <Day
            key={date}
            date={Date.parse(date)}
            form={{ month: 'short', day: 'numeric', year: 'numeric' }}
            intervals={intervals}
          />
        ))}
      </tbody>
    </table>
  )
}

const isWholeDay = ([from, until]: Interval) => until - from === dayMinutes

const monday = Date.UTC(2024, 0, 1)

function Day({
  date,
  form,
  intervals,
}: {
  date: number
  form: Intl.DateTimeFormatOptions
  intervals: readonly Interval[]
}) {
  const { i18n } = useLingui()
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 align-top font-normal text-text-muted">
        {formatDate(new Date(date), i18n.locale, { ...form, timeZone: 'UTC' })}
      </th>
      <td className="py-2 text-right font-medium">
        {intervals.length === 0 ? (
          <Trans context="day">Closed</Trans>
        ) : (
          intervals.map((interval) => (
            <span key={interval[0]} className="block">
              {isWholeDay(interval) ? <Trans>Open 24 hours</Trans> : formatInterval(interval, i18n.locale)}
            </span>
          ))
        )}
      </td>
    </tr>
  )
}
