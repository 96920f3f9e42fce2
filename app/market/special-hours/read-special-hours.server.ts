import { addDays } from '../../ground/i18n/local-time.ts'
import { isDay } from '../../ground/forms/day.ts'
import { readTyped } from '../../ground/forms/fields.ts'
import type { Interval } from '../../directory/hours/hours.ts'
import { dayMinutes } from '../../directory/hours/hours.ts'
import { clockMinutes } from '../create-listing/form/attribute-inputs.server.ts'
import { dayFields, farthest, type HoursProblem } from './special-hours-form.ts'

/** What is wrong with a day that is to come; null: nothing. */
export function dayProblem(date: string, today: string): HoursProblem | null {
  if (!date) return 'missing'
  if (!isDay(date)) return 'invalid'
  if (date < today) return 'past'
  return date > addDays(today, farthest) ? 'far' : null
}

type ReadDay =
  | { readonly ok: true; readonly date: string; readonly spans: readonly Interval[] }
  | { readonly ok: false; readonly problem: HoursProblem; readonly typed: Readonly<Record<string, string>> }

/** One day with its own hours. */
export function readDay(form: FormData, today: string): ReadDay {
  const { values: typed } = readTyped(dayFields, form)
  const problem = dayProblem(typed.date, today)
  if (problem) return { ok: false, problem, typed }
  const spans: Interval[] = []
  for (const [from, until] of [
    [typed.from, typed.until],
    [typed.from2, typed.until2],
  ] as const) {
    if (!from && !until) continue
    const span = spanOf(from, until)
    if (!span || span[0] < (spans[0]?.[1] ?? 0)) return { ok: false, problem: 'times', typed }
    spans.push(span)
  }
  return { ok: true, date: typed.date, spans }
}

function spanOf(from: string, until: string): Interval | null {
  const [start, end] = [clockMinutes(from), clockMinutes(until)]
  if (start === null || end === null) return null
  return [start, end > start ? end : end + dayMinutes]
}
