import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a login of an account asks for a code: where its owner wants it so, and for staff outside demo mode, who set
 * it up if they have none yet. A condition on a row of `users`.
 */
export const needsSecondStep = (demo: boolean): SQL<boolean> =>
  demo ? sql`users.has_second_step` : sql`(users.has_second_step or users.role in ('moderator', 'admin'))`
