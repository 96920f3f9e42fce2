import { type SQL, sql } from 'drizzle-orm'
import { attractions } from '../../areas/attractions/area.ts'
import { events } from '../../areas/events/area.ts'
import { token } from '../../directory/facets.ts'

/** An event that is not over. */
export const isComing = (now: Date): SQL => sql`next_start is not null and last_end > ${now}`

/** Featured ones were chosen first, but a calendar has the soonest first. */
export const inTime = <T extends { nextStart: Date | null }>(events: readonly T[]): T[] =>
  events.toSorted((one, other) => Number(one.nextStart) - Number(other.nextStart))

/** An attraction with a history. */
export const isHistorical: SQL = sql`facets && ${sql.param([token(attractions, 'category', 'historical')])}::text[]`

const festivalsAndMusic = ['community', 'music'].map((category) => token(events, 'category', category))

/** No category of events is culture: festivals are Community, concerts are Music, and an organizer may tag any so. */
export const isCultural: SQL = sql`(facets && ${sql.param(festivalsAndMusic)}::text[] or attributes -> 'tags' ? 'culture')`
