import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { calendarPath, calendarQuery } from './calendar-query.ts'
import type { CalendarDay } from './find-month.server.ts'
import { dateOfYear } from '../days/month.ts'
import { MonthTable } from '../days/month-table.tsx'

/** A month of everything; each day is a link to what is on it. */
export const MonthGrid = ({
  month,
  chosen,
  of,
  days,
}: {
  month: string
  chosen: string
  of: number
  days: Readonly<Record<string, CalendarDay>>
}) => (
  <MonthTable
    month={month}
    renderDay={(day) => (
      <Link
        to={calendarQuery.address(calendarPath, { month, day, of })}
        preventScrollReset
        aria-current={day === chosen ? 'date' : undefined}
        className={`grid min-h-14 content-start justify-items-center gap-0.5 rounded-md p-1 text-sm hover:bg-surface-2 aria-[current=date]:inset-ring-2 aria-[current=date]:inset-ring-brand ${days[day]?.isClosed ? 'bg-surface-3' : 'bg-surface'}`}
      >
        <Marks day={day} found={days[day]} />
      </Link>
    )}
  />
)

function Marks({ day, found }: { day: string; found: CalendarDay | undefined }) {
  const { i18n } = useLingui()
  return (
    <>
      <span aria-hidden className="font-semibold tabular-nums">
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{dateOfYear(day, i18n.locale)}</span>
      {found && found.bookings > 0 && (
        <span className="rounded-pill bg-brand-soft px-2 text-xs leading-5 text-on-brand-soft tabular-nums">
          <span aria-hidden>{found.bookings}</span>
          <span className="sr-only">
            <Plural value={found.bookings} one="# booking" other="# bookings" />
          </span>
        </span>
      )}
      {found?.isClosed && (
        <span className="sr-only">
          <Trans context="day">Closed</Trans>
        </span>
      )}
      {found?.hasConflict ? (
        <span className="text-danger">
          <span aria-hidden>!</span>
          <span className="sr-only">
            <Trans>Conflict</Trans>
          </span>
        </span>
      ) : (
        found?.hasBlock && (
          <span className="text-text-muted">
            <span aria-hidden>–</span>
            <span className="sr-only">
              <Trans>Blocked</Trans>
            </span>
          </span>
        )
      )}
    </>
  )
}
