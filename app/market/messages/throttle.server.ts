import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import type { Problem } from './message.ts'

/** How long somebody is new here, unless their ID was looked at. */
export const newFor = sql`interval '7 days'`

const rate = { most: 60, seconds: 600 }
const newcomersRate = { most: 20, seconds: 3600 }
/** How many people somebody begins to write to. */
const peopleRate = { most: 30, seconds: 24 * 3600 }
const newcomersPeopleRate = { most: 10, seconds: 24 * 3600 }
/** To how many others the same may be written within a day; what is shorter is said by everybody. */
const mostCopies = 3
const shortText = 20

type MessageAttempt = { conversationId: number | null; senderId: string; text: string }

type SenderHistory = { newcomer: boolean; begins: boolean; copies: number }

/**
 * Why a user may not send this message now; null: they may. Counts the attempt. @param conversationId null: the first
 * message of a new one
 */
export async function refusalOf(
  database: Database,
  { conversationId, senderId, text }: MessageAttempt,
): Promise<Problem | null> {
  const { rows } = await database.execute<SenderHistory>(sql`
    select verified_at is null and users.created_at > now() - ${newFor} as newcomer,
      not exists (
        select from message where conversation_id = ${conversationId}::bigint and sender_id = ${senderId}
      ) as begins,
      (select count(distinct conversation_id)::int from message
        where sender_id = ${senderId} and message.created_at > now() - interval '1 day'
          and message.text = ${text} and conversation_id is distinct from ${conversationId}::bigint) as copies
    from users where id = ${senderId}`)
  const { newcomer, begins, copies } = rows[0]!
  if (text.length >= shortText && copies >= mostCopies) return 'same'
  const may =
    (await isWithinRate(database, `message ${senderId}`, newcomer ? newcomersRate : rate)) &&
    (!begins ||
      (await isWithinRate(database, `message to ${senderId}`, newcomer ? newcomersPeopleRate : peopleRate)))
  return may ? null : 'often'
}
