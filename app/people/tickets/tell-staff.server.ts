import { and, eq, inArray } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { tellLive } from '../../ground/live/tell-live.server.ts'

/** Updates the staff's open pages after a ticket has changed. */
export async function tellStaff(tx: Database, reference: string): Promise<void> {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, ['moderator', 'admin']), eq(users.sample, false)))
  await tellLive(
    tx,
    staff.map(({ id }) => id),
    { type: 'ticket', id: reference },
  )
}
