import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { type PicturedMessage, storedPicture } from './stored-picture.server.ts'
import { conversation, message, messageBlock } from './tables.server.ts'

/** What they wrote stays with those whom they wrote to, without their name; their pictures do not. */
export const messageData: PersonalPart = {
  name: 'messages',
  tables: ['conversation', 'message', 'message_block'],
  erasesFiles: true,
  async read(database, { id }) {
    const { ownerId, askerId } = conversation
    const {
      conversationId,
      clientId: _clientId,
      pictureKey: _pictureKey,
      ...columns
    } = getTableColumns(message)
    const [conversations, messages, blocked] = await Promise.all([
      database
        .select({
          id: conversation.id,
          kind: conversation.listingKind,
          ref: conversation.listingRef,
          title: conversation.listingTitle,
          asOwner: sql<boolean>`owner_id = ${id}`,
          createdAt: conversation.createdAt,
        })
        .from(conversation)
        .where(or(eq(ownerId, id), eq(askerId, id))),
      database
        .select({ conversationId, ...columns })
        .from(message)
        .where(eq(message.senderId, id)),
      database
        .select({ blockedId: messageBlock.blockedId, createdAt: messageBlock.createdAt })
        .from(messageBlock)
        .where(eq(messageBlock.blockerId, id)),
    ])
    return { conversations, messages: messages.map(({ senderId: _sender, ...rest }) => rest), blocked }
  },
  async files(database, { id }) {
    const pictured = await picturedBy(database, id)
    return pictured.map((one) => ({ name: `message-${one.id}.webp`, key: storedPicture(one) }))
  },
  async erase(tx, { id }) {
    const pictured = await picturedBy(tx, id)
    await tx
      .update(message)
      .set({ pictureWidth: null, pictureHeight: null })
      .where(and(eq(message.senderId, id), isNotNull(message.pictureWidth)))
    await tx.delete(messageBlock).where(or(eq(messageBlock.blockerId, id), eq(messageBlock.blockedId, id)))
    if (pictured.length > 0) await enqueue(tx, deleteFiles, { keys: pictured.map(storedPicture) })
  },
}

/** The user's messages with a picture. */
const picturedBy = (database: Database, userId: string): Promise<PicturedMessage[]> =>
  database
    .select({ id: message.id, pictureKey: message.pictureKey })
    .from(message)
    .where(and(eq(message.senderId, userId), isNotNull(message.pictureWidth)))
