import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { hasModifier } from '../../../ground/ui/modifiers.ts'
import { monthText, weeksOf } from './month.ts'
import { weekdayNames } from './weekday-names.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** With arrow keys one goes from day to day, past those that can't be chosen. */
function go(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key]
  if (step === undefined || hasModifier(event)) return
  const days = [...event.currentTarget.querySelectorAll('td')].filter(
    ({ firstElementChild }) => firstElementChild,
  )
  let at = days.findIndex((day) => day.contains(document.activeElement))
  if (at < 0) return
  event.preventDefault()
  while (days[(at += step)]) {
    const target = days[at]!.querySelector<HTMLElement>('a, button:enabled')
    if (target) return target.focus()
  }
}

/** A month as a table of weeks. @param renderDay of a day, as 2026-12-24: one element */
export function MonthTable({ month, renderDay }: { month: string; renderDay: (day: string) => ReactNode }) {
  const { i18n } = useLingui()
  return (
    <table className="w-full table-fixed border-separate border-spacing-1" onKeyDown={go}>
      <caption className="sr-only">{monthText(month, i18n.locale)}</caption>
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
                {day && renderDay(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
