import { eq, sql } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { ProfileFields } from './profile-fields.ts'
import { profile } from './tables.server.ts'

/** @param fields without errors, phones as `+16702345678` */
export async function saveProfile(
  tx: Database,
  userId: string,
  { fullName, village, island, ...told }: ProfileFields,
): Promise<void> {
  await tx
    .update(users)
    .set({ fullName, village, island, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
  await tx
    .insert(profile)
    .values({ userId, ...told })
    .onConflictDoUpdate({ target: profile.userId, set: { ...told, updatedAt: sql`now()` } })
}
