import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { answers } from './conversation.server.ts'

/** How many messages of others a person has not seen, for the header. */
export const unreadMessagesOf = (person: Person): SQL => sql`(
  coalesce((select sum(owner_unread) from conversation where ${answers(person)} and owner_unread > 0), 0) +
  coalesce((select sum(asker_unread) from conversation where asker_id = ${person.id} and asker_unread > 0), 0)
)::int`

export async function unreadMessages(database: Database, person: Person): Promise<number> {
  const { rows } = await database.execute<{ unread: number }>(
    sql`select ${unreadMessagesOf(person)} as unread`,
  )
  return rows[0]!.unread
}
