import { sql } from 'drizzle-orm'
import type { CustomConditions } from '../../directory/conditions.server.ts'
import { type Period, spanOfPeriod } from './periods.ts'

/** Whether an event takes place within the chosen period, at least in part. */
export const eventConditions: CustomConditions = {
  period(value, now) {
    const { from, until } = spanOfPeriod(value as Period, now)
    return sql`exists (
      select from occurrence
      where occurrence.listing_id = listing.id and not cancelled and starts_at < ${until} and ends_at > ${from}
    )`
  },
}
