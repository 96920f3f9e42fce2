import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'

/**
 * `often`: one side has written so much about a booking within an hour that the other is spared more. `blocked`: the owner
 * wants to read nothing from this guest.
 */
export type WordsProblem = 'missing' | 'long' | 'often' | 'blocked'

const rate = { most: 20, seconds: 3_600 }

/** What is wrong with what one side of a booking writes to the other; null: nothing. */
export async function wordsProblem(
  database: Database,
  words: string,
  { longest, number, side }: { longest: number; number: string; side: 'guest' | 'owner' },
): Promise<WordsProblem | null> {
  if (!words) return 'missing'
  if (words.length > longest) return 'long'
  if (side === 'guest' && (await isBlocked(database, number))) return 'blocked'
  return (await isWithinRate(database, `booking words ${number} ${side}`, rate)) ? null : 'often'
}

async function isBlocked(database: Database, number: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select from booking join booking_guest_block block on block.owner_id = booking.owner_id and email = guest_email
    where number = ${number}
    union all select from booking join message_block on blocker_id = owner_id and blocked_id = guest_id
    where number = ${number}`)
  return Boolean(rowCount)
}
