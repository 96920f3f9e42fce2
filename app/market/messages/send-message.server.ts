import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { tellLive } from '../../ground/live/tell-live.server.ts'
import { type Person, whoActs } from '../../directory/may-act.server.ts'
import { answers, isOwn, sideOf } from './conversation.server.ts'
import type { Problem, NewMessage } from './message.ts'
import { message } from './tables.server.ts'
import { tellOfUnread, tellAfter } from './tell-of-unread.server.ts'

type OutgoingMessage = NewMessage & {
  conversationId: number
  sender: Person
  /** In pixels, and under which key the caller has stored it. */
  picture?: { width: number; height: number; key: string } | null
}

type Outcome = { ok: true; id: number; isNew: boolean } | { ok: false; problem: Problem }

type LockedConversation = {
  kind: string
  ref: string
  owner_id: string
  owns: boolean
  other_id: string
  other_unread: number
  blocked: boolean
  reads: boolean
}

/**
 * Adds a message to a conversation and sees to it that the other side hears of it. One with a `clientId` that is there
 * already is not added again.
 * @param tx a transaction: the conversation is locked until it ends, so that ids follow the order of its messages
 */
export async function sendMessage(tx: Database, toSend: OutgoingMessage): Promise<Outcome> {
  const { conversationId, sender, clientId } = toSend
  const locked = await lock(tx, conversationId, sender)
  if (!locked) return { ok: false, problem: 'gone' }
  const known = await findSent(tx, sender.id, clientId)
  if (known) return { ok: true, id: known.id, isNew: false }
  if (locked.blocked) return { ok: false, problem: 'blocked' }
  if (!locked.reads) return { ok: false, problem: 'gone' }
  const id = await add(tx, toSend, locked)
  const owners = await whoActs(tx, { ...locked, ownerId: locked.owner_id }, 'answer')
  await tellLive(tx, [...new Set([sender.id, locked.other_id, ...owners])], {
    type: 'message',
    id: String(conversationId),
  })
  // Only the first unread message is reported, until it is read.
  if (locked.other_unread === 0)
    await enqueue(
      tx,
      tellOfUnread,
      { userId: locked.other_id, messageId: id },
      { key: String(id), at: new Date(Date.now() + tellAfter) },
    )
  return { ok: true, id, isNew: true }
}

async function lock(
  tx: Database,
  conversationId: number,
  sender: Person,
): Promise<LockedConversation | undefined> {
  const { rows } = await tx.execute<LockedConversation>(sql`
    select listing_kind as kind, listing_ref as ref, owner_id, ${answers(sender)} as owns, other.id as other_id,
      case when ${answers(sender)} then asker_unread else owner_unread end as other_unread,
      exists (select from message_block where blocker_id = ${sideOf(sender)} and blocked_id = other.id) as blocked,
      (other.email is not null or other.sample) and other.suspended_at is null and other.closes_at is null as reads
    from conversation join users other
      on other.id = case when ${answers(sender)} then asker_id else owner_id end
    where conversation.id = ${conversationId} and ${isOwn(sender)}
    for update of conversation`)
  return rows[0]
}

/** The message that a user has sent under this name already, and where. */
export async function findSent(database: Database, senderId: string, clientId: string) {
  const [sent] = await database
    .select({ id: message.id, conversationId: message.conversationId })
    .from(message)
    .where(and(eq(message.senderId, senderId), eq(message.clientId, clientId)))
  return sent
}

async function add(tx: Database, toSend: OutgoingMessage, { owns }: LockedConversation): Promise<number> {
  const { conversationId, sender, clientId, text, phrase, picture } = toSend
  const others = sql.identifier(owns ? 'asker_unread' : 'owner_unread')
  const { rows } = await tx.execute<{ id: string }>(sql`
    with added as (
      insert into message (conversation_id, sender_id, client_id, text, phrase, picture_width, picture_height,
        picture_key)
      values (${conversationId}, ${sender.id}, ${clientId}, ${text}, ${phrase},
        ${picture?.width ?? null}, ${picture?.height ?? null},
        ${picture?.key ?? null})
      returning id, created_at
    )
    update conversation set last_id = added.id, last_at = added.created_at, ${others} = ${others} + 1
    from added where conversation.id = ${conversationId}
    returning added.id`)
  return Number(rows[0]!.id)
}
