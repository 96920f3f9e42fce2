import { useLingui } from '@lingui/react'
import { formatRelative } from '../ground/i18n/format.ts'
import { daysBetween, localDate } from '../ground/i18n/local-time.ts'

/** How long ago something was. A kept page may be a little older than the browser's clock says: its text stays. */
export function Age({ since }: { since: Date }) {
  const { i18n } = useLingui()
  return (
    <time
      dateTime={since.toISOString()}
      suppressHydrationWarning
      className="inline-block first-letter:uppercase"
    >
      {formatAge(since, i18n.locale)}
    </time>
  )
}

/** In days of the islands, then in weeks, months and years: today, yesterday, 3 days ago, 2 weeks ago. */
export function formatAge(moment: Date, language: string, now = new Date()): string {
  const days = Math.max(0, daysBetween(localDate(moment), localDate(now)))
  const [length, unit] = units.find(([length]) => days >= length) ?? ([1, 'day'] as const)
  const numeric = unit === 'day' ? 'auto' : 'always'
  return formatRelative(-Math.floor(days / length), unit, language, { numeric })
}

const units = [
  [365, 'year'],
  [30, 'month'],
  [7, 'week'],
] as const
