import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/** From now on neither writes to the other, and who is blocked sees none of their conversations. */
export async function block(tx: Database, blockerId: string, blockedId: string): Promise<void> {
  await tx.execute(sql`
    insert into message_block (blocker_id, blocked_id) values (${blockerId}, ${blockedId}) on conflict do nothing`)
  // What they can no longer see is not counted as unread either.
  await tx.execute(sql`
    update conversation set owner_unread = 0 where owner_id = ${blockedId} and asker_id = ${blockerId}`)
  await tx.execute(sql`
    update conversation set asker_unread = 0 where asker_id = ${blockedId} and owner_id = ${blockerId}`)
}

export async function unblock(database: Database, blockerId: string, blockedId: string): Promise<void> {
  await database.execute(
    sql`delete from message_block where blocker_id = ${blockerId} and blocked_id = ${blockedId}`,
  )
}
