import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { tellLive } from '../../ground/live/tell-live.server.ts'
import { type Person, whoActs } from '../../directory/may-act.server.ts'
import { readNotices } from '../../people/notifications/find-notifications.server.ts'
import { conversationAddress } from './addresses.ts'
import type { OwnConversation } from './conversation.server.ts'

/** Everything that is in a conversation by now is seen by one side, and so are the notices of all who are of it. */
export async function markRead(
  database: Database,
  { id: userId }: Person,
  own: OwnConversation,
): Promise<void> {
  const [readId, unread] = own.owns ? ['owner_read_id', 'owner_unread'] : ['asker_read_id', 'asker_unread']
  await database.transaction(async (tx) => {
    const owners = await whoActs(tx, own, 'answer')
    // Also where nothing is unread: a notice may have come just as it was read.
    const readers = own.owns ? [...new Set([userId, ...owners])] : [userId]
    await readNotices(tx, readers, { event: 'message', href: conversationAddress(own, own.id) })
    const { rows } = await tx.execute(sql`
      update conversation set ${sql.identifier(readId!)} = last_id, ${sql.identifier(unread!)} = 0
      where id = ${own.id} and ${sql.identifier(unread!)} > 0 returning id`)
    if (rows.length === 0) return
    await tellLive(tx, [...new Set([userId, own.otherId, ...owners])], {
      type: 'message',
      id: String(own.id),
    })
  })
}
