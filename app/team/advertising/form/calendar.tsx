import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDay } from '../../../ground/i18n/format.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { iconButtonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { addDays, dayMonthsLater } from '../../../ground/i18n/local-time.ts'
import { dayText } from '../campaign-labels.ts'
import { weeksAround } from './month.ts'

/**
 * The days of a month, one of which is chosen: by the arrow keys, Home and End of a week, Page Up and Down by months,
 * with Shift by years. Days are texts like `2026-11-20`.
 */
export function Calendar({
  value,
  first,
  today,
  onChoose,
}: {
  value: string
  /** No day before it can be chosen. */
  first: string
  today: string
  onChoose: (day: string) => void
}) {
  const { t, i18n } = useLingui()
  const [at, setAt] = useState(isDay(value) && value >= first ? value : first)
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    follows.current = false
  }, [at])

  const go = (day: string) => setAt(day < first ? first : day)
  const onKeyDown = (event: KeyboardEvent) => {
    const weekday = new Date(`${at}T00:00Z`).getUTCDay()
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = keys(at, weekday, event.shiftKey)[event.key]
    if (!to) return
    event.preventDefault()
    follows.current = true
    go(to)
  }
  const text = (day: string, options: Intl.DateTimeFormatOptions) => formatDay(day, i18n.locale, options)
  const weeks = weeksAround(at)
  return (
    <div className="p-4">
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          aria-label={t`Previous month`}
          disabled={at.slice(0, 7) <= first.slice(0, 7)}
          className={iconButtonClass}
          onClick={() => go(dayMonthsLater(at, -1))}
        >
          <Icon name="chevron-left" />
        </button>
        <p aria-live="polite" className="font-semibold">
          {text(at, { year: 'numeric', month: 'long' })}
        </p>
        <button
          type="button"
          aria-label={t`Next month`}
          className={iconButtonClass}
          onClick={() => go(dayMonthsLater(at, 1))}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={text(at, { year: 'numeric', month: 'long' })}
        tabIndex={-1}
        className="month text-center"
        onKeyDown={onKeyDown}
      >
        <div role="row">
          {weeks[0]!.map((day) => (
            <span key={day} role="columnheader" className="text-xs text-text-muted">
              <span className="sr-only">{text(day, { weekday: 'long' })}</span>
              <span aria-hidden>{text(day, { weekday: 'narrow' })}</span>
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <span key={day} role="gridcell" aria-selected={day === value}>
                <button
                  type="button"
                  tabIndex={day === at ? 0 : -1}
                  // Its visible text is part of its name, so that it can be pressed by voice.
                  aria-label={`${Number(day.slice(8))}, ${dayText(day, i18n.locale)}`}
                  aria-current={day === today ? 'date' : undefined}
                  disabled={day < first}
                  data-beyond={day.slice(0, 7) === at.slice(0, 7) ? undefined : ''}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const keys = (day: string, weekday: number, isShift: boolean): Readonly<Record<string, string>> => ({
  ArrowLeft: addDays(day, -1),
  ArrowRight: addDays(day, 1),
  ArrowUp: addDays(day, -7),
  ArrowDown: addDays(day, 7),
  Home: addDays(day, -weekday),
  End: addDays(day, 6 - weekday),
  PageUp: dayMonthsLater(day, isShift ? -12 : -1),
  PageDown: dayMonthsLater(day, isShift ? 12 : 1),
})
