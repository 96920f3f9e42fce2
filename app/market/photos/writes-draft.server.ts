import { type SQL, sql } from 'drizzle-orm'

/** Of the rows of `draft` in a query, whether somebody reads and writes the draft and its pictures: who began it does. */
export const writesDraft = (personId: string): SQL => sql`draft.owner_id = ${personId}`
