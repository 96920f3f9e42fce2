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
  /** The listing that it is about. */
  about?: { kind: string; ref: string } | null
  /** In which the visitor reads the site. */
  language: Language
  /** What the form carried of the moment when it was opened: with the texts it tells the same sending from a new one. */
  opened: string
}

/**
 * Stores what somebody wrote. A second press of the button or a repeated request is answered with the ticket of the
 * first. `reference` is like `0417-2938`.
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
    // Changes nothing, but a row that is left alone is not returned.
    .onConflictDoUpdate({ target: ticket.digest, set: { digest: sql`excluded.digest` } })
    .returning({ reference: ticket.reference })
  await tellStaff(database, stored!.reference)
  return stored!
}
