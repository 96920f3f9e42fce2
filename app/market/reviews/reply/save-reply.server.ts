import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { replyVersion } from '../find-visible.server.ts'
import { tellOfReply } from '../tell-of-review.server.ts'

/** `seen`: the version of the reply over which it was typed. */
type ReplyChange = { readonly id: number; readonly seen: number }

/**
 * Writes or changes the owner's reply, and tells the author of the review of a first one. Whether they answer for the
 * listing was checked before.
 * @returns false where the reply is neither as it was seen nor as they want it: another of them has changed it
 */
export const saveReply = (
  database: Database,
  { reply, lang, userId, ...change }: ReplyChange & { reply: string; lang: Language; userId: string },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const isSaved = await changeReply(tx, change, {
      reply,
      set: sql`reply = ${reply}, reply_lang = ${lang}, reply_by = ${userId},
        replied_at = coalesce(replied_at, now()),
        reply_edited_at = case when replied_at is not null then now() end`,
    })
    if (isSaved) await tellOfReply(tx, change.id)
    return isSaved
  })

/** @returns as `saveReply` does */
export const deleteReply = (database: Database, change: ReplyChange): Promise<boolean> =>
  changeReply(database, change, {
    reply: '',
    set: sql`reply = '', reply_by = null, replied_at = null, reply_edited_at = null`,
  })

async function changeReply(
  database: Database,
  { id, seen }: ReplyChange,
  { reply, set }: { reply: string; set: SQL },
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    update review set ${set} where id = ${id} and reply <> ${reply} and ${replyVersion} = ${seen}`)
  if (rowCount === 1) return true
  const { rows } = await database.execute(sql`select from review where id = ${id} and reply = ${reply}`)
  return rows.length === 1
}
