import { sql } from 'drizzle-orm'
import type { CustomConditions } from '../../directory/conditions.server.ts'
import { hasSeats } from '../../deals/bookings/for-areas.server.ts'
import { type Period, spanOfPeriod } from './periods.ts'

/** Whether an event takes place within the chosen period, at least in part, and whether it has seats left. */
export const eventConditions: CustomConditions<'period' | 'places'> = {
  places: hasSeats,
  period({ period }, { now }) {
    const { from, until } = spanOfPeriod(period as Period, now)
    return sql`exists (
      select from occurrence
      where occurrence.listing_id = listing.id and not cancelled and starts_at < ${until} and ends_at > ${from}
    )`
  },
}
