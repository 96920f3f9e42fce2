import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Person } from '../../directory/may-act.server.ts'
import type { OwnConversation } from './conversation.server.ts'
import type { ShownMessage } from './message.ts'
import { newFor } from './throttle.server.ts'

const messagesAtOnce = 50

type MessageRow = {
  id: string
  client_id: string
  mine: boolean
  text: string
  phrase: string | null
  picture_width: number | null
  picture_height: number | null
  created_at: string
  newcomer: boolean
  hidden: boolean
}

/**
 * The latest messages of a conversation, the oldest of them first. Those of an owner and their colleagues are of one side.
 * @param before an id: those before it
 */
export async function findMessages(
  database: Database,
  person: Person,
  conversationId: number,
  before: number | null,
): Promise<{ messages: ShownMessage[]; more: boolean }> {
  const { rows } = await database.execute<MessageRow>(sql`
    select message.id, client_id, (sender_id = asker_id) = (asker_id = ${person.id}) as mine, ${shownText} as text, phrase, picture_width,
      picture_height, hidden_at is not null as hidden,
      message.created_at, verified_at is null and message.created_at < users.created_at + ${newFor} as newcomer
    from message join conversation on conversation.id = conversation_id
      join users on users.id = case when sender_id = asker_id then asker_id else owner_id end
    where conversation_id = ${conversationId} and ${before === null ? sql`true` : sql`message.id < ${before}`}
    order by message.id desc limit ${messagesAtOnce + 1}`)
  const messages = rows.slice(0, messagesAtOnce).toReversed().map(messageOf)
  return { messages, more: rows.length > messagesAtOnce }
}

const messageOf = (row: MessageRow): ShownMessage => ({
  id: Number(row.id),
  clientId: row.client_id,
  isMine: row.mine,
  text: row.text,
  phrase: row.hidden ? null : row.phrase,
  picture:
    row.hidden || row.picture_width === null || row.picture_height === null
      ? null
      : { width: row.picture_width, height: row.picture_height },
  at: new Date(row.created_at),
  isFromNewcomer: row.newcomer,
  isHidden: row.hidden,
})

/** Nothing of a message that the staff has hidden. */
export const shownText = sql`case when message.hidden_at is null then message.text else '' end`

/** The other participant, as far as one may know them. */
export type OtherPerson = {
  /** Empty: their account was deleted. */
  readonly name: string
  readonly image: string | null
  readonly isVerified: boolean
  /** Whether they can read messages. */
  readonly reads: boolean
  /** Whether the viewer's side has blocked them. */
  readonly isBlocked: boolean
  /** The last message of the conversation that they have seen; 0: none. */
  readonly readId: number
}

type OtherRow = {
  full_name: string
  image: string | null
  verified: boolean
  reads: boolean
  blocked: boolean
  read_id: string
}

/** @param selfId the other of the two: who asks, or the owner */
export async function findOther(
  database: Database,
  selfId: string,
  { otherId, id }: Pick<OwnConversation, 'otherId'> & { id: number | null },
): Promise<OtherPerson | null> {
  const { rows } = await database.execute<OtherRow>(sql`
    select full_name, image, verified_at is not null as verified,
      (email is not null or sample) and suspended_at is null and closes_at is null as reads,
      exists (select from message_block where blocker_id = ${selfId} and blocked_id = users.id) as blocked,
      coalesce((
        select case when owner_id = users.id then owner_read_id else asker_read_id end
        from conversation where id = ${id}::bigint
      ), 0) as read_id
    from users where users.id = ${otherId}`)
  const [row] = rows
  if (!row) return null
  return {
    name: row.full_name,
    image: row.image,
    isVerified: row.verified,
    reads: row.reads,
    isBlocked: row.blocked,
    readId: Number(row.read_id),
  }
}
