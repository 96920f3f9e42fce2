import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { dateOfYear } from '../days/month.ts'
import { MonthTable } from '../days/month-table.tsx'
import { MonthPager } from './month-pager.tsx'
import { weekdayNames } from '../days/weekday-names.ts'
import type { CalendarNight, NightCalendar as Nights } from './night-calendar.server.ts'
import type { BookQuery } from './wish-of.ts'

/** A month's nights with their prices, in the form of a wish: a press on a day is check-in, the next is check-out. */
export function NightCalendar({ calendar, typed }: { calendar: Nights; typed: BookQuery }) {
  const { i18n } = useLingui()
  const { month, previous, next, nights, arrivalDays, leastNights } = calendar
  const byDay = new Map(nights.map((night) => [night.day, night]))
  const weekdays = weekdayNames(i18n.locale)
  const arrivals = arrivalDays.map((day) => weekdays[day]).join(', ')
  return (
    <section aria-live="polite">
      <MonthPager month={month} previous={previous} next={next} />
      <MonthTable month={month} renderDay={(day) => <Day night={byDay.get(day)!} typed={typed} />} />
      <p className="mt-2 text-sm text-text-muted">
        {typed.from && !typed.until ? (
          <Trans>Now choose the day of check-out.</Trans>
        ) : (
          <Trans>Choose the day of check-in, then the day of check-out. Nights struck out are taken.</Trans>
        )}{' '}
        {leastNights > 1 && <Plural value={leastNights} one="At least # night." other="At least # nights." />}{' '}
        {arrivalDays.length < 7 && <Trans>Check-in is possible on: {arrivals}.</Trans>}
      </p>
    </section>
  )
}

const looks = {
  free: 'bg-surface-2',
  taken: 'text-text-muted line-through',
  closed: 'bg-surface-3 line-through',
  over: 'text-text-faint',
} satisfies Record<CalendarNight['state'], string>

function Day({ night: { day, state, cents, chooses }, typed }: { night: CalendarNight; typed: BookQuery }) {
  const { i18n } = useLingui()
  const isChosen = day === typed.from || (day > typed.from && day <= typed.until)
  // The last day is no night of the stay, and costs nothing.
  const isLast = day === typed.until && day > typed.from
  const look = isChosen && !isLast ? 'bg-brand text-on-brand' : looks[state]
  return (
    <button
      name={chooses ?? undefined}
      value={day}
      disabled={!chooses}
      aria-pressed={isChosen}
      className={`grid min-h-14 w-full content-center justify-items-center rounded-md p-0.5 text-sm enabled:hover:inset-ring-2 enabled:hover:inset-ring-brand ${look} ${isLast ? 'inset-ring-2 inset-ring-brand' : ''}`}
    >
      <span aria-hidden className="font-semibold tabular-nums">
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">
        {dateOfYear(day, i18n.locale)} {chooses === 'arrive' && <Trans>Check-in</Trans>}
        {chooses === 'leave' && <Trans>Check-out</Trans>}
      </span>
      {state === 'free' && <span className="text-xs tabular-nums">{formatMoney(cents, i18n.locale)}</span>}
      {(state === 'taken' || state === 'closed') && (
        <span className="sr-only">
          {state === 'taken' ? <Trans context="night">Taken</Trans> : <Trans context="day">Closed</Trans>}
        </span>
      )}
    </button>
  )
}
