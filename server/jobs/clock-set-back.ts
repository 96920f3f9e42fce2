import { sql } from 'drizzle-orm'
import type { Database } from '../../app/ground/db/client.server.ts'

const setBack = 60_000 // ms: less is how much the clocks of several machines differ

/** Returns whether this machine's clock has been set back since. */
export function watchClock(): () => boolean {
  const ahead = () => Date.now() - performance.now()
  const before = ahead()
  return () => ahead() < before - setBack
}

/** Lets jobs be done at their times again that were last done at one which is to come once more. */
export const forgetTimesToCome = (database: Database) =>
  database.execute(sql`
    update graphile_worker._private_known_crontabs set last_execution = now()
    where last_execution > now() + interval '2 minutes'`)
