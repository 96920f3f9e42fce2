import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'

/** Many requests within an hour: of one guest, or at one listing of guests who are new or have no account. */
export type Burst = {
  /** What finds them on the admins' list of bookings. */
  readonly q: string
  /** Of a guest; null: at a listing. */
  readonly userId: string | null
  readonly name: string
  readonly within: number
  readonly lastAt: Date
}

const mostOfGuest = 4
const mostAtListing = 9
const most = 20

type BurstRow = Omit<Burst, 'lastAt'> & { readonly lastAt: string }

/** Those of the last day, the latest first. */
export async function findBursts(database: Database, now: Date): Promise<Burst[]> {
  const within = (of: string) => sql`count(*) over (
    partition by ${sql.raw(of)} order by created_at range between interval '1 hour' preceding and current row)`
  const { rows } = await database.execute<BurstRow>(sql`
    with recent as (
      select booking.*, guest.created_at > ${now}::timestamptz - interval '2 days' as is_new
      from booking left join users guest on guest.id = guest_id
      where booking.created_at > ${now}::timestamptz - interval '1 day' and scope = ''
    ), of_guest as (
      select guest_id, max(within)::int as within, max(created_at) as last_at
      from (select guest_id, created_at, ${within('guest_id')} as within from recent where guest_id is not null) counted
      group by guest_id having max(within) > ${mostOfGuest}
    ), at_listing as (
      select listing_kind || '/' || listing_ref as q, max(listing_title) as title, max(within)::int as within, max(created_at) as last_at
      from (
        select listing_kind, listing_ref, listing_title, created_at, ${within('listing_kind, listing_ref')} as within
        from recent where guest_id is null or is_new
      ) counted
      group by listing_kind, listing_ref having max(within) > ${mostAtListing}
    )
    select guest_id::text as q, guest_id as "userId", full_name as name, within, last_at::text as "lastAt"
      from of_guest join users on users.id = guest_id
    union all select q, null, title, within, last_at::text from at_listing
    order by 5 desc limit ${most}`)
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }))
}
