import { type SQL, sql } from 'drizzle-orm'

/** On `users`: whether others see a page about them. */
export const isPublic: SQL = sql`
  users.profile_public and users.profile_hidden_at is null and users.suspended_at is null
  and users.closes_at is null and users.full_name <> ''`

/** On `users`: the address of that page, or null. */
export const profileHref: SQL<string | null> = sql`case when ${isPublic} then '/people/' || users.id end`
