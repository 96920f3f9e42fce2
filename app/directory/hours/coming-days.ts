import { localDate } from '../../ground/i18n/local-time.ts'
import type { Hours } from './hours.ts'

/** Hours with those of their special days that have not passed on the islands, in their order. */
export function withComingDays({ exceptions = {}, ...usual }: Hours, now: Date): Hours {
  const today = localDate(now)
  const coming = Object.entries(exceptions)
    .filter(([date]) => date >= today)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...usual, ...(coming.length > 0 && { exceptions: Object.fromEntries(coming) }) }
}
