import { sql } from 'drizzle-orm'

/** The day on the islands. */
export const today = sql`(now() at time zone 'Pacific/Guam')::date`
/** Where a row of `campaign` is on it: a `CampaignState`. */
export const stateToday = sql`campaign_state(campaign, ${today})`
