import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Viewer } from '../app/ground/request/viewer.ts'
import type { Database } from '../app/ground/db/client.server.ts'

/** The id of a new account, without a session. */
export async function somebody(database: Database, name = 'Maria Santos'): Promise<string> {
  const id = randomUUID()
  await database.execute(
    sql`insert into users (id, full_name, email) values (${id}, ${name}, ${`${id}@example.com`})`,
  )
  return id
}

/** How a page sees one who is signed in. */
export const viewerWith = (id: string, changes: Partial<Viewer> = {}): Viewer => ({
  id,
  sessionId: id,
  email: `${id}@example.com`,
  emailVerified: true,
  fullName: 'Maria Santos',
  image: null,
  role: 'user',
  isVerified: false,
  isDemo: false,
  closesAt: null,
  ...changes,
})
