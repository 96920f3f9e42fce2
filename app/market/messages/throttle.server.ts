import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { mustWait } from '../../people/repeats/repeated-text.server.ts'
import type { Problem } from './message.ts'

/** How long a user is new here, unless their ID was looked at. */
export const newFor = sql`interval '7 days'`

const rate = { most: 60, seconds: 600 }
const newcomersRate = { most: 20, seconds: 3600 }
/** How many people a user begins to write to. */
const peopleRate = { most: 30, seconds: 24 * 3600 }
const newcomersPeopleRate = { most: 10, seconds: 24 * 3600 }

type MessageAttempt = { conversationId: number | null; senderId: string; text: string }

/** `begins`: no one has written in the conversation yet. */
type SenderHistory = { newcomer: boolean; begins: boolean }

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
      not exists (select from message where conversation_id = ${conversationId}::bigint) as begins
    from users where id = ${senderId}`)
  const { newcomer, begins } = rows[0]!
  const may =
    (newcomer
      ? await isWithinRate(database, `message of newcomer ${senderId}`, newcomersRate)
      : await isWithinRate(database, `message ${senderId}`, rate)) &&
    (!begins ||
      (await isWithinRate(database, `message to ${senderId}`, newcomer ? newcomersPeopleRate : peopleRate)))
  if (!may) return 'often'
  return (await mustWait(database, { userId: senderId, text, place: 'message' })) ? 'same' : null
}
