import { addDays } from '../../../ground/i18n/local-time.ts'

/** The weeks that a day's month touches, each from Sunday on. Days are texts like `2026-11-20`. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, 7)
  const firstOfMonth = `${month}-01`
  const weekday = new Date(`${firstOfMonth}T00:00Z`).getUTCDay()
  const weeks: string[][] = []
  for (
    let sunday = addDays(firstOfMonth, -weekday);
    sunday.slice(0, 7) <= month;
    sunday = addDays(sunday, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)))
  }
  return weeks
}

/** The same day so many months later; the last of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
