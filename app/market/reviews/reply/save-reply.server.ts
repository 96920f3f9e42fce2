import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'

/** Writes or changes the owner's reply. Whether they answer for the listing was checked before. */
export async function saveReply(
  database: Database,
  { id, reply, lang, userId }: { id: number; reply: string; lang: Language; userId: string },
): Promise<void> {
  await database.execute(sql`
    update review set reply = ${reply}, reply_lang = ${lang}, reply_by = ${userId},
      replied_at = coalesce(replied_at, now()),
      reply_edited_at = case when replied_at is not null then now() end
    where id = ${id} and reply <> ${reply}`)
}

export async function deleteReply(database: Database, id: number): Promise<void> {
  await database.execute(sql`
    update review set reply = '', reply_by = null, replied_at = null, reply_edited_at = null where id = ${id}`)
}
