import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { isOwn } from './conversation.server.ts'
import { phraseText } from './phrases.ts'

/** A message of the other one, as it can be reported. */
export type ReportableMessage = RecordKey & {
  readonly id: number
  readonly conversationId: number
  readonly senderId: string
  readonly name: string
  /** What the staff reads: this message, and what the same person wrote just before. */
  readonly quote: string
}

type MessageRow = RecordKey & {
  id: string
  conversation_id: string
  sender_id: string
  name: string
  quote: string
}

const linesBefore = 5

/** Null of what is not there for who reports, and of their own messages. */
export async function findReported(
  database: Database,
  userId: string,
  id: number | null,
): Promise<ReportableMessage | null> {
  const { rows } = await database.execute<MessageRow>(sql`
    select message.id, conversation_id, sender_id, full_name as name, listing_kind as kind, listing_ref as ref
    from message join conversation on conversation.id = conversation_id join users on users.id = sender_id
    where message.id = ${id} and hidden_at is null and sender_id <> ${userId} and ${isOwn(userId)}`)
  const [row] = rows
  if (!row) return null
  const { kind, ref, name, sender_id: senderId } = row
  const conversationId = Number(row.conversation_id)
  const quote = await quoteOf(database, { id: Number(row.id), conversationId, senderId })
  return { kind, ref, name, senderId, conversationId, quote, id: Number(row.id) }
}

/** In English, as the staff reads it. */
async function quoteOf(
  database: Database,
  { id, conversationId, senderId }: Pick<ReportableMessage, 'id' | 'conversationId' | 'senderId'>,
): Promise<string> {
  const { rows } = await database.execute<{ text: string; phrase: string | null; picture: boolean }>(sql`
    select text, phrase, picture_width is not null as picture from message
    where conversation_id = ${conversationId} and sender_id = ${senderId} and id <= ${id}
    order by id desc limit ${linesBefore}`)
  const lines = rows.toReversed().map(({ text, phrase, picture }) => {
    const said = phrase === null ? undefined : phraseText(phrase)
    return [said && i18nOf('en')._(said), text, picture && '[picture]'].filter(Boolean).join(' ')
  })
  return lines.join('\n')
}
