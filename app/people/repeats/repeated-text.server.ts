import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { comparable, textHash } from './text-hash.server.ts'

/** Where a text is sent to others. */
export type Place = 'message' | 'question' | 'answer' | 'booking'

/** Characters; shorter texts are too common to compare. */
const shortest = 20
/** So often a text is sent as fast as one likes, and then once in a pause, within a day after the last time. */
const mostFree = 3
const pause = sql`interval '1 hour'`
const day = sql`interval '1 day'`
/** Shown texts are forgotten after this. */
const keptFor = sql`interval '30 days'`

const isOver = sql`repeated_text.sent_at <= now() - ${day}`
const hasToWait = sql`(repeated_text.sent >= ${mostFree} and repeated_text.sent_at > now() - ${pause})`

/**
 * Counts a text that someone is about to send to others, in any conversation or thread.
 * @returns whether it has to wait because they have sent the same words several times; moderators then see it
 */
export async function mustWait(
  database: Database,
  { userId, text, place }: { userId: string; text: string; place: Place },
): Promise<boolean> {
  if (comparable(text).length < shortest) return false
  const hash = textHash(text)
  const { rows } = await database.execute<{ waits: boolean; is_first: boolean }>(sql`
    insert into repeated_text (user_id, hash, place) values (${userId}, ${hash}, ${place})
    on conflict (user_id, hash) do update set
      place = excluded.place,
      sent = case when ${hasToWait} then repeated_text.sent when ${isOver} then 1 else repeated_text.sent + 1 end,
      refused = repeated_text.refused + case when ${hasToWait} then 1 else 0 end,
      sent_at = case when ${hasToWait} then repeated_text.sent_at else now() end,
      text = case when ${hasToWait} then left(${text}, 500) else repeated_text.text end,
      seen_at = case when ${hasToWait} then null else repeated_text.seen_at end
    returning sent_at <> now() as waits, sent = 1 as is_first`)
  const { waits, is_first: isFirst } = rows[0]!
  // What is over goes whenever someone sends something new. What another transaction is sending again is left to it: it
  // may be waiting for ours.
  if (isFirst)
    await database.execute(sql`
      delete from repeated_text where (user_id, hash) in (
        select user_id, hash from repeated_text
        where ${isOver} and (refused = 0 or sent_at <= now() - ${keptFor}) for update skip locked)`)
  return waits
}
