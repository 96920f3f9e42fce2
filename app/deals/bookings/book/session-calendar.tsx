import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { dateOfYear } from '../days/month.ts'
import { MonthTable } from '../days/month-table.tsx'
import type { FreePlace } from './choices.server.ts'
import { MonthPager } from './month-pager.tsx'
import type { ShownMonth } from './shown-month.ts'

/** The days of a month with sessions and the places left, in the form of a wish: a press takes the day's first session. */
export function SessionCalendar({
  month,
  places,
  chosen,
}: {
  month: ShownMonth
  places: readonly FreePlace[]
  /** The id of the chosen session, as it was typed. */
  chosen: string
}) {
  const byDay = Map.groupBy(places, ({ startsAt }) => localDate(startsAt))
  return (
    <section aria-live="polite">
      <MonthPager {...month} />
      <MonthTable
        month={month.month}
        renderDay={(day) => <Day day={day} places={byDay.get(day) ?? []} chosen={chosen} />}
      />
      <p className="mt-2 text-sm text-text-muted">
        <Trans>The number below a day is how many places are left on it.</Trans>
      </p>
    </section>
  )
}

function Day({ day, places, chosen }: { day: string; places: readonly FreePlace[]; chosen: string }) {
  const { i18n } = useLingui()
  const free = places.find(({ left }) => left > 0) ?? places[0]
  const left = places.reduce((all, place) => all + place.left, 0)
  const isChosen = places.some(({ id }) => String(id) === chosen)
  return (
    <button
      name={free && 'pick'}
      value={free?.id}
      disabled={!free}
      aria-pressed={isChosen}
      className={`grid min-h-14 w-full content-center justify-items-center rounded-md p-0.5 text-sm disabled:text-text-faint enabled:hover:inset-ring-2 enabled:hover:inset-ring-brand ${isChosen ? 'bg-brand text-on-brand' : free ? 'bg-surface-2' : ''}`}
    >
      <span aria-hidden className="font-semibold tabular-nums">
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{dateOfYear(day, i18n.locale)}</span>
      {free && (
        <span className="text-xs tabular-nums">
          <span aria-hidden>{left}</span>
          <span className="sr-only">
            <Plural value={left} one="# place left" other="# places left" />
          </span>
        </span>
      )}
    </button>
  )
}
