import { type SQL, sql } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type Actor, isFor } from '../moves/find-booking.server.ts'
import { booking } from '../tables.server.ts'
import type { ReceivedQuery } from './received-query.ts'

const perPage = 30

/** What waits for the owner’s answer, what will take place, and all else. */
const conditionOf = (part: ReceivedQuery['part'], now: Date): SQL => {
  const isOpen = sql`ends_at > ${now} and (state = 'requested' or state = 'confirmed' and change is not null)`
  const isComing = sql`ends_at > ${now} and state in ('proposed', 'waiting', 'awaiting-payment', 'confirmed') and change is null`
  if (part === 'open') return isOpen
  return part === 'coming' ? isComing : sql`not (${isOpen}) and not (${isComing})`
}

/**
 * A page of an owner's bookings: the soonest first, and of past ones the latest.
 * @param after the number of the last one on the page before; empty, or one that is not theirs: this is the first page
 */
export async function findReceived(
  database: Database,
  owner: Actor,
  { part, after }: ReceivedQuery,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
) {
  const own = isFor(owner, now)
  const [direction, beyond, start] =
    part === 'past' ? [sql`desc`, sql`<`, sql`'infinity'`] : [sql`asc`, sql`>`, sql`'-infinity'`]
  const last = (column: SQL) => sql`(select ${column} from booking where number = ${after} and ${own})`
  const behind = after
    ? sql`(starts_at, id) ${beyond} (coalesce(${last(sql`starts_at`)}, ${start}), coalesce(${last(sql`id`)}, 0))`
    : sql`true`
  const rows = await database
    .select({
      number: booking.number,
      title: titleIn(language, booking),
      name: booking.bookableName,
      guest: booking.name,
      persons: booking.persons,
      state: booking.state,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      deadline: booking.deadline,
      asksChange: sql<boolean>`change is not null`,
    })
    .from(booking)
    .where(sql`${own} and ${conditionOf(part, now)} and ${behind}`)
    .orderBy(sql`starts_at ${direction}, id ${direction}`)
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { bookings: page, next: end?.number ?? null }
}
export type ReceivedBookingRow = Awaited<ReturnType<typeof findReceived>>['bookings'][number]
