import { type SQL, sql } from 'drizzle-orm'

/** A condition on `draft`: the user may read and write the draft and its pictures, because they began it. */
export const writesDraft = (personId: string): SQL => sql`draft.owner_id = ${personId}`
