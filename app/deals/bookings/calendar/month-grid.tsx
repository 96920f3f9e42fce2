import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import { weekdayNames } from './weekday-names.ts'
import { calendarPath, calendarQuery } from './calendar-query.ts'
import type { CalendarDay } from './find-month.server.ts'
import { weeksOf } from './month.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** With arrow keys one goes from day to day; each is a link to what is on it. */
function go(event: KeyboardEvent<HTMLTableElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const step = steps[event.key]
  if (step === undefined || at < 0) return
  event.preventDefault()
  links[at + step]?.focus()
}

/** A month of everything, as a table of weeks. */
export function MonthGrid({
  month,
  chosen,
  of,
  days,
}: {
  month: string
  chosen: string
  of: number
  days: Readonly<Record<string, CalendarDay>>
}) {
  const { i18n } = useLingui()
  const name = formatDate(new Date(`${month}-15T00:00Z`), i18n.locale, { month: 'long', year: 'numeric' })
  return (
    <table className="w-full table-fixed border-separate border-spacing-1" onKeyDown={go}>
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          {weekdayNames(i18n.locale).map((day) => (
            <th key={day} scope="col" className="text-center text-sm font-semibold text-text-muted">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, weekday) => (
              <td key={weekday} className="p-0 align-top">
                {day && (
                  <Link
                    to={calendarQuery.address(calendarPath, { month, day, of })}
                    preventScrollReset
                    aria-current={day === chosen ? 'date' : undefined}
                    className={`grid min-h-14 content-start justify-items-center gap-0.5 rounded-md p-1 text-sm hover:bg-surface-2 aria-[current=date]:inset-ring-2 aria-[current=date]:inset-ring-brand ${days[day]?.isClosed ? 'bg-surface-3 text-text-muted' : 'bg-surface'}`}
                  >
                    <Marks day={day} found={days[day]} />
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Marks({ day, found }: { day: string; found: CalendarDay | undefined }) {
  const { i18n } = useLingui()
  const date = formatDate(new Date(`${day}T00:00Z`), i18n.locale, { month: 'long', day: 'numeric' })
  return (
    <>
      <span aria-hidden className="font-semibold tabular-nums">
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{date}</span>
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
