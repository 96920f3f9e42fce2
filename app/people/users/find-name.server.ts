import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { users } from './tables.server.ts'

/** Empty or null for a user who has left. */
export async function findName(database: Database, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await database.select({ name: users.fullName }).from(users).where(eq(users.id, id))
  return row?.name ?? null
}
