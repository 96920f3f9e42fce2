import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Place } from './repeated-text.server.ts'

/** A text that someone sends again and again, as moderators see it. */
export type Repeat = {
  readonly userId: string
  readonly hash: string
  readonly name: string
  readonly text: string
  readonly place: Place
  readonly sent: number
  readonly refused: number
}

const most = 20

/** Those that no moderator has looked at, the latest first. */
export async function findRepeats(database: Database): Promise<Repeat[]> {
  const { rows } = await database.execute<Repeat>(sql`
    select user_id as "userId", hash, full_name as name, text, place, sent, refused
    from repeated_text join users on users.id = user_id
    where refused > 0 and seen_at is null
    order by sent_at desc limit ${most}`)
  return rows
}

/** A moderator has looked at it: it is shown again if it is refused again. */
export async function markSeen(
  database: Database,
  { userId, hash }: Pick<Repeat, 'userId' | 'hash'>,
): Promise<void> {
  await database.execute(sql`
    update repeated_text set seen_at = now() where user_id::text = ${userId} and hash = ${hash}`)
}
