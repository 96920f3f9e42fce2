import { addDays } from '../../../ground/i18n/local-time.ts'

/** The weeks that a day's month touches, each from Sunday on. Days are texts like `2026-11-20`. */
export function weeksAround(day: string): string[][] {
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
