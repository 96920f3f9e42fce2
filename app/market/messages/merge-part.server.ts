import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'

/**
 * Conversations continue about the kept listing. Two of the same people become one; one with another owner stays
 * theirs.
 */
export const conversationMerge: MergePart = {
  tables: [],
  async merge(tx, from, to) {
    const { rows } = await tx.execute<{ id: string; into: string }>(sql`
      select conversation.id, kept.id as into from conversation
        join conversation kept on kept.listing_kind = ${to.kind} and kept.listing_ref = ${to.ref}
          and kept.asker_id = conversation.asker_id and kept.owner_id = conversation.owner_id
      where conversation.listing_kind = ${from.kind} and conversation.listing_ref = ${from.ref}
      order by conversation.id for update`)
    for (const { id, into } of rows) {
      await tx.execute(sql`update message set conversation_id = ${into} where conversation_id = ${id}`)
      await tx.execute(sql`
        with gone as (delete from conversation where id = ${id} returning *)
        update conversation set last_id = greatest(conversation.last_id, gone.last_id),
          last_at = greatest(conversation.last_at, gone.last_at),
          owner_read_id = greatest(conversation.owner_read_id, gone.owner_read_id),
          asker_read_id = greatest(conversation.asker_read_id, gone.asker_read_id),
          owner_unread = conversation.owner_unread + gone.owner_unread,
          asker_unread = conversation.asker_unread + gone.asker_unread
        from gone where conversation.id = ${into}`)
    }
    await tx.execute(sql`
      update conversation set listing_kind = ${to.kind}, listing_ref = ${to.ref}, listing_title = ${to.title}
      where listing_kind = ${from.kind} and listing_ref = ${from.ref}`)
  },
}
