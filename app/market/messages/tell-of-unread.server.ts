import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { whoActs } from '../../directory/may-act.server.ts'
import { nameOfSender } from './conversation.server.ts'
import { conversationAddress } from './addresses.ts'

export const tellAfter = 5 * 60_000 // ms

type UnreadMessage = {
  conversationId: string
  kind: string
  ref: string
  ownerId: string
  askerId: string
  isOwners: boolean
  title: string
  name: string
  senderId: string
}

/** Notifies one side of a message still unread after some minutes, and with it of all that follow. */
export const tellOfUnread = defineJob({
  name: 'tell-of-unread',
  isMessage: true,
  payload: z.object({ userId: z.uuid(), messageId: z.int() }),
  async run({ userId, messageId }, { database }: Pick<JobTools, 'database'>) {
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<UnreadMessage>(sql`
        select conversation.id as "conversationId", listing_kind as kind, listing_ref as ref, listing_title as title,
          owner_id as "ownerId", asker_id as "askerId",
          owner_id = ${userId} as "isOwners", ${nameOfSender} as name, sender_id as "senderId"
        from message join conversation on conversation.id = conversation_id
          join users owner on owner.id = owner_id join users asker on asker.id = asker_id
        where message.id = ${messageId}
          and message.id > case when owner_id = ${userId} then owner_read_id else asker_read_id end
          and not exists (select from message_block
            where (blocker_id, blocked_id) in ((owner_id, asker_id), (asker_id, owner_id)))`)
      const [unread] = rows
      if (!unread) return
      const { title, name, senderId, isOwners, askerId, conversationId } = unread
      // Who asked may have become a colleague since.
      const told = isOwners ? (await whoActs(tx, unread, 'answer')).filter((id) => id !== askerId) : [userId]
      for (const id of told)
        await notify(tx, id, {
          event: 'message',
          values: { name, title },
          href: conversationAddress(unread, Number(conversationId)),
          key: `message ${messageId}`,
          about: [senderId],
        })
    })
  },
})
