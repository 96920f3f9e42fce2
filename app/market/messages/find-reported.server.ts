import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Person } from '../../directory/may-act.server.ts'
import { isOwn, nameOfSender } from './conversation.server.ts'
import type { MessageContent } from './message.ts'
import { wordsOf } from './words-of.ts'

/** A message of the other one, as it can be reported. */
export type ReportableMessage = RecordKey & {
  readonly id: number
  readonly conversationId: number
  readonly senderId: string
  readonly name: string
  /** Its words, in English where it is a ready-made phrase. */
  readonly quote: string
}

type MessageRow = MessageContent &
  RecordKey & {
    id: string
    conversation_id: string
    sender_id: string
    name: string
  }

/** Null for messages that the reporter can't see, and for those of their own side. */
export async function findReported(
  database: Database,
  person: Person,
  id: number | null,
): Promise<ReportableMessage | null> {
  const { rows } = await database.execute<MessageRow>(sql`
    select message.id, conversation_id, sender_id, ${nameOfSender} as name, listing_kind as kind, listing_ref as ref,
      text, phrase, picture_width is not null as "hasPicture"
    from message join conversation on conversation.id = conversation_id join users owner on owner.id = owner_id join users asker on asker.id = asker_id
    where message.id = ${id} and hidden_at is null and (sender_id = asker_id) <> (asker_id = ${person.id}) and ${isOwn(person)}`)
  const [row] = rows
  if (!row) return null
  const { kind, ref, name, sender_id: senderId } = row
  const quote = wordsOf(row, i18nOf('en'))
  return { kind, ref, name, senderId, conversationId: Number(row.conversation_id), quote, id: Number(row.id) }
}
