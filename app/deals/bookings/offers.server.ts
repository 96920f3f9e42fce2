import { sql } from 'drizzle-orm'
import type { AnyArea } from '../../directory/area.ts'
import { textsOf } from '../../directory/cards.server.ts'
import { listed, withRef } from '../../directory/conditions.server.ts'
import type { Translations } from '../../directory/tables.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { type Bookable, findBookables } from './bookable.server.ts'
import { ownerAnswers } from './taker.server.ts'

export type Offers = {
  readonly title: string
  readonly lang: string | null
  readonly ownerId: string
  readonly isSample: boolean
  readonly bookables: readonly Bookable[]
}

type Row = {
  id: string
  title: string
  lang: string
  description: string
  translation: Translations[string] | null
  owner_id: string
  is_sample: boolean
}

/** What can be booked on a listing now; null: there is no such listing, or nothing. */
export async function findOffers(
  { database, language, demo, now, samples }: RequestContext,
  area: AnyArea,
  ref: string,
): Promise<Offers | null> {
  const { rows } = await database.execute<Row>(sql`
    select listing.id, listing.title, listing.lang, '' as description, listing.translations -> ${language} as translation,
      listing.owner_id, users.sample as is_sample
    from listing join users on users.id = listing.owner_id
    where ${listed(area, { now, samples })} and ${withRef(ref)} and ${ownerAnswers({ demo })}`)
  const [row] = rows
  if (!row) return null
  const bookables = (await findBookables(database, Number(row.id))).filter(({ isClosed }) => !isClosed)
  if (bookables.length === 0) return null
  const { title, lang } = textsOf(row, language)
  return { title, lang, ownerId: row.owner_id, isSample: row.is_sample, bookables }
}

/** Whether a listing that is shown takes bookings. */
export async function takesBookings(
  { database, demo, tags }: Pick<RequestContext, 'database' | 'demo' | 'tags'>,
  listingId: number,
): Promise<boolean> {
  tags.add(`bookings:${listingId}`)
  const { rows } = await database.execute<{ takes: boolean }>(sql`
    select exists (
      select from bookable join listing on listing.id = bookable.listing_id join users on users.id = listing.owner_id
      where listing.id = ${listingId} and bookable.closed_at is null and ${ownerAnswers({ demo })}
    ) as takes`)
  return rows[0]!.takes
}
