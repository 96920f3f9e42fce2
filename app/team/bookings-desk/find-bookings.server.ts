import { type SQL, sql } from 'drizzle-orm'
import { pageOf } from '../../ground/db/page-of.ts'
import { isObjected } from '../../deals/bookings/moves/find-booking.server.ts'
import { booking } from '../../deals/bookings/tables.server.ts'
import { titleIn } from '../../directory/title-in.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { accountEmail } from '../../people/accounts/email-address.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { DeskQuery } from './desk-query.ts'

const perPage = 50

/**
 * A page of the bookings that are asked for, the latest first.
 * @param after the number of the last one on the page before; empty, or one that no booking has: this is the first page
 */
export async function findBookings(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  { q, objections, after }: DeskQuery,
) {
  const last = sql`(select last.id from booking last where last.number = ${after})`
  const rows = await database
    .select({
      number: booking.number,
      title: titleIn(language, booking),
      name: booking.bookableName,
      guest: booking.name,
      state: booking.state,
      startsAt: booking.startsAt,
    })
    .from(booking)
    .where(
      sql`${namedBy(q)} and ${objections ? isObjected : sql`true`}
        and ${after ? sql`booking.id < coalesce(${last}, ${Number.MAX_SAFE_INTEGER})` : sql`true`}`,
    )
    .orderBy(sql`booking.id desc`)
    .limit(perPage + 1)
  const { page, end } = pageOf(rows, perPage)
  return { bookings: page, next: end?.number ?? null }
}

function namedBy(q: string): SQL {
  if (!q) return sql`true`
  const [kind, ref] = q.split('/')
  if (ref) return sql`listing_id = (select id from listing where kind = ${kind} and ref = ${ref})`
  if (isUuid(q)) return sql`(owner_id = ${q} or guest_id = ${q})`
  const address = accountEmail(q)
  if (!address) return sql`number = ${q.toUpperCase()}`
  const account = sql`(select id from users where email = ${address})`
  return sql`(guest_email = ${address} or owner_id = ${account} or guest_id = ${account})`
}
