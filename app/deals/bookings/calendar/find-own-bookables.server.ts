import { sql } from 'drizzle-orm'
import { actsFor } from '../../../directory/may-act.server.ts'
import { listingTitleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { bookedText } from '../booked-text.ts'
import {
  type Bookable,
  bookableColumns,
  type BookableRow,
  readBookable,
} from '../bookables/bookable.server.ts'

const most = 200

/** `isOwn`: the listing is their own, and not that of someone whose colleague they are. */
export type OwnBookable = Bookable & { readonly title: string; readonly isOwn: boolean }

/** All that can be booked with an owner, with the names by which they tell it apart. */
export async function findOwnBookables(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  viewer: Pick<Viewer, 'id'>,
): Promise<OwnBookable[]> {
  const i18n = i18nOf(language)
  const { rows } = await database.execute<BookableRow & { title: string; is_own: boolean }>(sql`
    select ${bookableColumns}, ${listingTitleIn(language)} as title, listing.owner_id = ${viewer.id} as is_own
    from bookable join listing on listing.id = bookable.listing_id
    where ${actsFor(viewer, 'bookings')} and listing.deleted_at is null
    order by title, listing.id, bookable.position, bookable.id limit ${most}`)
  return rows.map((row) => {
    const bookable = readBookable(row)
    return {
      ...bookable,
      isOwn: row.is_own,
      title: bookedText({ title: row.title, name: bookable.name }, i18n),
    }
  })
}

export async function hasBookables(database: Database, viewer: Viewer): Promise<boolean> {
  const { rows } = await database.execute<{ has: boolean }>(sql`
    select exists (
      select from bookable join listing on listing.id = bookable.listing_id
      where ${actsFor(viewer, 'bookings')} and listing.deleted_at is null
    ) as has`)
  return rows[0]!.has
}
