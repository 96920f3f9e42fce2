import { sql } from 'drizzle-orm'
import { creditOf } from '../credit/credit.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Island } from '../../ground/request/islands.ts'
import type { Role } from '../../ground/request/viewer.ts'

/** An account in the answers of the calls below /api/auth. Other programs depend on these names. */
export type AuthUser = {
  id: string
  email: string
  full_name: string
  role: Role
  isVerified: boolean
  /** US dollars. */
  advertisingCredit: number
  authProvider: 'email' | 'google' | 'facebook'
}

/** The part of a profile that a browser may store. */
export type KeptProfile = { fullName: string; island: Island | null }

export async function findKeptProfile(database: Database, userId: string): Promise<KeptProfile> {
  const { rows } = await database.execute<KeptProfile>(sql`
    select full_name as "fullName", island from users where id = ${userId}`)
  return rows[0]!
}

export async function findAuthUser(database: Database, userId: string): Promise<AuthUser | null> {
  const { rows } = await database.execute<Omit<AuthUser, 'advertisingCredit'>>(sql`
    select id, email, full_name, role, verified_at is not null as "isVerified",
      -- an account with a password is ours, even if Google or Facebook is linked to it
      coalesce(
        (select nullif(provider_id, 'credential') from account where user_id = users.id
          order by provider_id <> 'credential', created_at limit 1),
        'email') as "authProvider"
    from users where id = ${userId}`)
  const [user] = rows
  return user ? { ...user, advertisingCredit: await creditOf(database, userId) } : null
}
