import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { block, unblock } from '../../../market/messages/block.server.ts'

/** The guest of one of an owner's own bookings: their account, or their address. */
export type Guest = { readonly guestId: string | null; readonly guestEmail: string | null }

/** From now on the owner takes no bookings from this guest. What they have booked stays until it is canceled. */
export async function blockGuest(tx: Database, ownerId: string, { guestId, guestEmail }: Guest) {
  if (guestId !== null) await block(tx, ownerId, guestId)
  else if (guestEmail !== null)
    await tx.execute(sql`
      insert into booking_guest_block (owner_id, email) values (${ownerId}, ${guestEmail}) on conflict do nothing`)
}

export async function unblockGuest(tx: Database, ownerId: string, { guestId, guestEmail }: Guest) {
  if (guestId !== null) await unblock(tx, ownerId, guestId)
  else if (guestEmail !== null)
    await tx.execute(
      sql`delete from booking_guest_block where owner_id = ${ownerId} and email = ${guestEmail}`,
    )
}

export async function isBlocked(database: Database, ownerId: string, { guestId, guestEmail }: Guest) {
  const { rowCount } = await database.execute(sql`
    select from message_block where blocker_id = ${ownerId} and blocked_id = ${guestId}::uuid
    union all select from booking_guest_block where owner_id = ${ownerId} and email = ${guestEmail}::text`)
  return Boolean(rowCount)
}

export type BlockedPerson = Guest & {
  /** Of an account; empty of an address. */
  readonly name: string
  readonly since: Date
}

/** Whom someone has blocked, in conversations, on profiles and as a guest; the latest first. */
export async function findBlocked(database: Database, ownerId: string): Promise<BlockedPerson[]> {
  const { rows } = await database.execute<{
    id: string | null
    email: string | null
    name: string
    created_at: string
  }>(sql`
    select id, null as email, full_name as name, message_block.created_at
    from message_block join users on id = blocked_id where blocker_id = ${ownerId}
    union all select null, email, '', created_at from booking_guest_block where owner_id = ${ownerId}
    order by created_at desc`)
  return rows.map(({ id, email, name, created_at }) => ({
    guestId: id,
    guestEmail: email,
    name,
    since: new Date(created_at),
  }))
}
