import type { Database } from '../../../ground/db/client.server.ts'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'

/** `often`: one side has written so much about a booking within an hour that the other is spared more. */
export type WordsProblem = 'missing' | 'long' | 'often'

const rate = { most: 20, seconds: 3_600 }

/** What is wrong with what one side of a booking writes to the other; null: nothing. */
export async function wordsProblem(
  database: Database,
  words: string,
  { longest, number, side }: { longest: number; number: string; side: 'guest' | 'owner' },
): Promise<WordsProblem | null> {
  if (!words) return 'missing'
  if (words.length > longest) return 'long'
  return (await isWithinRate(database, `booking words ${number} ${side}`, rate)) ? null : 'often'
}
