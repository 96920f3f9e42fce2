import { sql } from 'drizzle-orm'
import { isColleague, mayAct } from '../../../directory/may-act.server.ts'
import { provenUser } from '../../../people/users/proven.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { Guest } from './guest.server.ts'
import { openStates } from '../states/states.ts'

export type LimitProblem =
  | 'unproven'
  | 'blocked'
  | 'own'
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
  listing: RecordKey & { id: number; ownerId: string }
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

async function limitOfAccount(tx: Database, id: string, { listing, startsAt, endsAt, demo }: Attempt) {
  const { rows } = await tx.execute<{
    is_proven: boolean
    is_new: boolean
    is_blocked: boolean
    is_colleague: boolean
    open: number
    overlapping: number
  }>(sql`
    select ${provenUser({ demo })} as is_proven,
      users.created_at > now() - interval '1 day' and users.demo_until is null and not ${demo} as is_new,
      exists (select from message_block where blocker_id = ${listing.ownerId} and blocked_id = ${id})
        or exists (select from booking_guest_block block where owner_id = ${listing.ownerId} and block.email = users.email)
        as is_blocked,
      ${isColleague(id, listing.id)} as is_colleague,
      open, overlapping
    from users, lateral (
      select count(*)::int as open, count(*) filter (where starts_at < ${endsAt} and ends_at > ${startsAt})::int as overlapping
      from booking where guest_id = ${id} and state in ${unconfirmed}
    ) asked
    where users.id = ${id} and users.suspended_at is null and users.closes_at is null`)
  const [row] = rows
  if (!row?.is_proven) return 'unproven'
  if (row.is_colleague || mayAct({ id }, listing, 'bookings')) return 'own'
  if (row.is_blocked) return 'blocked'
  if (row.is_new && row.open >= 1) return 'new-account'
  if (row.overlapping >= mostOverlapping) return 'overlap'
  return row.open >= mostOpen ? 'open' : null
}

/** A guest whose address has an account is that person: what is refused to one is refused to the other, too. */
async function limitOfEmail(tx: Database, email: string, { listing: { id, ownerId } }: Attempt) {
  const { rows } = await tx.execute<{ open: number; is_own: boolean; is_blocked: boolean }>(sql`
    select
      (select count(*)::int from booking
        where guest_email = ${email} and state in ${openStates} and ends_at > now()
      ) as open,
      exists (
        select from users where email = ${email} and (id = ${ownerId} or ${isColleague(sql`users.id`, id)})
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
