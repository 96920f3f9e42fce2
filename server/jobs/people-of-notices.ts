import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../app/ground/db/client.server.ts'
import { defineJob } from '../../app/ground/db/jobs.server.ts'
import type { JobTools } from '../../app/ground/request/request-context.ts'

const atOnce = 1_000

/**
 * Notes which people the notifications of an earlier version name, so that people who leave lose their names there, and
 * takes away the names of those who have left. A notification whose people are not known, such as that of a day's
 * arrivals, is deleted after a day.
 */
export const peopleOfNotices = defineJob({
  name: 'people-of-notices',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    for (let last: string | null = '0'; last !== null;) last = await notePeople(database, last)
  },
})

/** @returns the last notification that was looked at; null: there are no more */
async function notePeople(database: Database, after: string): Promise<string | null> {
  const { rows } = await database.execute<{ last: string | null }>(sql`
    with piece as materialized (
      select id, user_id, event, key, "values", created_at from notification
      where id > ${after}::bigint and about is null and (event = 'booking-arrivals' or "values" ->> 'name' <> '' and event in
        ('message', 'booking', 'booking-reminder', 'objection-waits', 'application', 'colleague', 'order', 'dispute', 'sale', 'answer'))
      order by id limit ${atOnce}
    ), subject as (
      select piece.id, sender_id as person, false as is_guest
      from piece join message on message.id = substring(key from '^message ([0-9]+)$')::bigint
      where event = 'message'
      union all
      select piece.id, guest_id, guest_email is not null
      from piece join booking on number = split_part(key, ' ', 2)
      where event in ('booking', 'booking-reminder', 'objection-waits')
      union all
      select piece.id, applicant_id, false
      from piece join application on number = split_part(key, ' ', 2)
      where event = 'application'
      union all
      select piece.id, listing_colleague.user_id, false
      from piece join listing_colleague on listing_colleague.id = substring(key from '^colleague joined ([0-9]+)$')::bigint
      where event = 'colleague'
      union all
      select piece.id, case when "values" ->> 'isSeller' = 'true' then buyer_id else seller_id end, false
      from piece join orders on number = split_part(key, ' ', 2)
      where event in ('order', 'dispute')
      union all
      select piece.id, case when buyer_id = piece.user_id then seller_id else buyer_id end, false
      from piece join sale on ref = substring(key from '^sale ([0-9a-f-]{36}) ')::uuid
      where event = 'sale'
      union all
      select piece.id, author_id, false
      from piece join answer on answer.id = substring(key from '^answer ([0-9]+)$')::bigint
      where event = 'answer'
    ), noted as (
      update notification set about = array[person]::uuid[], "values" = case
          when is_guest or exists (select from users where users.id = person and (email is not null or sample))
          then notification."values" else notification."values" || '{"name": ""}' end
      from subject where notification.id = subject.id
    ), gone as (
      delete from notification using piece
      where notification.id = piece.id and piece.created_at < now() - interval '1 day'
        and not exists (select from subject where subject.id = piece.id)
    )
    select max(id)::text as last from piece`)
  return rows[0]?.last ?? null
}
