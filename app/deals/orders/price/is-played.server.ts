import { sql } from 'drizzle-orm'

/** As `isPlayed`, of a row of `orders`. */
export const playedRow = sql`(orders.way = 'demo' or orders.scope <> '')`
