import { sql } from 'drizzle-orm'
import type { PersonalPart } from '../db/personal-part.ts'

/** Events of the last hour. */
export const liveData: PersonalPart = {
  name: 'live-events',
  tables: ['live_event'],
  async read(database, { id }) {
    const { rows } = await database.execute(
      sql`select type, ref, created_at as at from live_event where user_id = ${id} order by live_event.id`,
    )
    return rows
  },
  async erase(tx, { id }) {
    await tx.execute(sql`delete from live_event where user_id = ${id}`)
  },
}
