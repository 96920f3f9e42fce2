import { sql } from 'drizzle-orm'
import { creditOf } from '../credit/credit.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Island } from '../../ground/request/islands.ts'
import type { Role } from '../../ground/request/viewer.ts'

/** An account as the calls below /api/auth tell of it: other programs read these names. */
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

/** What a browser may keep of somebody's profile: the rest stays here. */
export type KeptProfile = { fullName: string; island: Island | null }

export async function findKeptProfile(database: Database, userId: string): Promise<KeptProfile> {
  const { rows } = await database.execute<KeptProfile>(sql`
    select full_name as "fullName", island from users where id = ${userId}`)
  return rows[0]!
}

export async function findAuthUser(database: Database, userId: string): Promise<AuthUser | null> {
  const { rows } = await database.execute<Omit<AuthUser, 'advertisingCredit'>>(sql`
    select id, email, full_name, role, verified_at is not null as "isVerified",
      -- who has a password has an account of ours, whatever else it is joined with
      coalesce(
        (select nullif(provider_id, 'credential') from account where user_id = users.id
          order by provider_id <> 'credential', created_at limit 1),
        'email') as "authProvider"
    from users where id = ${userId}`)
  const [user] = rows
  return user ? { ...user, advertisingCredit: await creditOf(database, userId) } : null
}
