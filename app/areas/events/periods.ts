import { instantOf, localDate } from '../../ground/i18n/local-time.ts'
import type { periods } from './options.ts'

export type Period = (typeof periods)[number]['value']

const week = 7 * 24 * 3_600_000

/** From when to when a period lasts: the next seven days, or a month of the islands' calendar. */
export function spanOfPeriod(period: Period, now: Date): { from: Date; until: Date } {
  if (period === 'thisWeek') return { from: now, until: new Date(now.getTime() + week) }
  const ahead = period === 'thisMonth' ? 0 : 1
  return { from: monthStart(now, ahead), until: monthStart(now, ahead + 1) }
}

function monthStart(now: Date, ahead: number): Date {
  const first = new Date(`${localDate(now).slice(0, 7)}-01T00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + ahead)
  return instantOf(first.toISOString().slice(0, 10), '00:00')
}
