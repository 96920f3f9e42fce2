import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { ticket } from './tables.server.ts'
import { tellStaff } from './tell-staff.server.ts'
import type { Topic } from './topics.ts'

export type NewTicket = {
  topic: Exclude<Topic, 'chat'>
  name: string
  email: string
  message: string
  /** The listing that the message is about. */
  about?: { kind: string; ref: string } | null
  /** The language of the page. */
  language: Language
  /**
   * The form's hidden value for the moment of opening: with the texts it tells a repeated request from a new message.
   */
  opened: string
}

/**
 * Stores a message. A repeated request, such as a second press of the button, gets the ticket of the first. `reference`
 * is like `0417-2938`.
 */
export async function createTicket(
  database: Database,
  { topic, name, email, message, about = null, language, opened }: NewTicket,
): Promise<{ reference: string }> {
  const sent = JSON.stringify([opened, topic, name, email, message, about?.kind, about?.ref])
  const digest = createHash('sha256').update(sent).digest()
  const [stored] = await database
    .insert(ticket)
    .values({
      topic,
      name,
      email,
      message,
      digest,
      aboutKind: about?.kind,
      aboutRef: about?.ref,
      lang: language,
    })
    // A no-op update, because an untouched row would not be returned.
    .onConflictDoUpdate({ target: ticket.digest, set: { digest: sql`excluded.digest` } })
    .returning({ reference: ticket.reference })
  await tellStaff(database, stored!.reference)
  return stored!
}
