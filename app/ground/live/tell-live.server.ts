import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'

/** The NOTIFY channel that processes with live connections listen to. */
export const liveChannel = 'live'

/**
 * Tells the open pages of these people that something happened, once the transaction `tx` is committed and in whichever
 * process they are: their `onLive` of that type. Of what it is only the id goes over the line.
 */
export async function tellLive(
  tx: Database,
  userIds: readonly string[],
  { type, id }: { type: string; id: string },
): Promise<void> {
  if (userIds.length === 0) return
  await tx.execute(sql`
    with told as (
      insert into live_event (user_id, type, ref)
      select users.id, ${type}, ${id} from users where users.id = any(${sql.param(userIds)}::uuid[])
      returning *
    )
    select pg_notify(${liveChannel}, json_build_array(id, user_id, type, ref)::text) from told`)
}
