import { sql } from 'drizzle-orm'
import { isColleague } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { type AskerProblem, findAsker } from '../../../market/messages/find-asker.server.ts'
import type { Guest } from './guest.server.ts'
import { openStates } from '../states/states.ts'

export type LimitProblem =
  | AskerProblem
  | 'new-account'
  | 'overlap'
  | 'open'
  | 'open-guest'
  | 'account-needed'
  | 'same'

/** They hold a place, or wait for one, and may come to nothing. */
const unconfirmed = openStates.filter((state) => state !== 'confirmed')
const mostOverlapping = 3
const mostOpen = 10
const mostOfGuest = 3

type Attempt = {
  listing: { id: number; ownerId: string }
  startsAt: Date
  endsAt: Date
  demo: boolean
}

/** The limit that stops a further request; null: none. Locks, so that two requests at once both count. */
export async function limitOf(tx: Database, guest: Guest, attempt: Attempt): Promise<LimitProblem | null> {
  const key = 'id' in guest ? guest.id : guest.email
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookings of ${key}`}, 0))`)
  return 'id' in guest ? limitOfAccount(tx, guest.id, attempt) : limitOfEmail(tx, guest.email, attempt)
}

async function limitOfAccount(
  tx: Database,
  id: string,
  { listing: { id: listingId, ownerId }, startsAt, endsAt, demo }: Attempt,
): Promise<LimitProblem | null> {
  const { problem, isNew } = await findAsker(tx, id, { ownerId, listingIds: [listingId], demo })
  if (problem) return problem
  const { rows } = await tx.execute<{ is_blocked: boolean; open: number; overlapping: number }>(sql`
    select count(*)::int as open,
      count(*) filter (where starts_at < ${endsAt} and ends_at > ${startsAt})::int as overlapping,
      exists (
        select from booking_guest_block block join users on users.email = block.email
        where block.owner_id = ${ownerId} and users.id = ${id}
      ) as is_blocked
    from booking where guest_id = ${id} and state in ${unconfirmed}`)
  const { is_blocked: isBlocked, open, overlapping } = rows[0]!
  if (isBlocked) return 'blocked'
  if (isNew && open >= 1) return 'new-account'
  if (overlapping >= mostOverlapping) return 'overlap'
  return open >= mostOpen ? 'open' : null
}

/** A guest whose address has an account is that person: what is refused to one is refused to the other, too. */
async function limitOfEmail(tx: Database, email: string, { listing: { id, ownerId } }: Attempt) {
  const { rows } = await tx.execute<{ open: number; is_own: boolean; is_blocked: boolean }>(sql`
    select
      (select count(*)::int from booking
        where guest_email = ${email} and state in ${openStates} and ends_at > now()
      ) as open,
      exists (
        select from users where email = ${email} and (id = ${ownerId} or ${isColleague(sql`users.id`, [id])})
      ) as is_own,
      exists (
        select from users where email = ${email} and (suspended_at is not null or exists (
          select from message_block where blocker_id = ${ownerId} and blocked_id = users.id))
      ) or exists (
        select from booking_guest_block where owner_id = ${ownerId} and email = ${email}
      ) as is_blocked`)
  const { open, is_own: isOwn, is_blocked: isBlocked } = rows[0]!
  if (isOwn) return 'own'
  if (isBlocked) return 'blocked'
  return open >= mostOfGuest ? 'open-guest' : null
}
