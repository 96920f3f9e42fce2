import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import type { AnyArea } from '../../../directory/area.ts'
import { textsOf } from '../../../directory/cards.server.ts'
import { listed, withRef } from '../../../directory/conditions.server.ts'
import type { Translations } from '../../../directory/tables.server.ts'
import { requestContext, type RequestContext } from '../../../ground/request/request-context.ts'
import { type Bookable, findBookables } from './bookable.server.ts'
import type { Kind } from './kinds.ts'
import { ownerAnswers } from './offered.server.ts'

export type Offers = {
  readonly title: string
  readonly lang: string | null
  readonly ownerId: string
  readonly isSample: boolean
  readonly bookables: readonly Bookable[]
}

type OfferRow = {
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
  {
    database,
    language,
    demo,
    now,
    samples,
  }: Pick<RequestContext, 'database' | 'language' | 'demo' | 'now' | 'samples'>,
  area: AnyArea,
  ref: string,
): Promise<Offers | null> {
  const { rows } = await database.execute<OfferRow>(sql`
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

/** Of each kind the first bookable's id; of most listings none. */
export type BookableIds = Readonly<Partial<Record<Kind, number>>>

/** What can be booked on a listing that is shown. */
export async function findBookableIds(
  { database, demo, tags }: Pick<RequestContext, 'database' | 'demo' | 'tags'>,
  listingId: number,
): Promise<BookableIds> {
  tags.add(`bookings:${listingId}`)
  const { rows } = await database.execute<{ kind: Kind; id: string }>(sql`
    select distinct on (bookable.kind) bookable.kind, bookable.id
    from bookable join listing on listing.id = bookable.listing_id join users on users.id = listing.owner_id
    where listing.id = ${listingId} and bookable.closed_at is null and ${ownerAnswers({ demo })}
    order by bookable.kind, bookable.position, bookable.id`)
  return Object.fromEntries(rows.map(({ kind, id }) => [kind, Number(id)]))
}

type LoadedDetail = { readonly found: false } | { readonly found: true; readonly id: number }

/** Adds what can be booked to a loaded detail page. */
export async function withBookables<D extends LoadedDetail>(
  router: LoaderFunctionArgs['context'],
  detail: D,
): Promise<D & { bookables: BookableIds }> {
  const bookables = detail.found ? await findBookableIds(router.get(requestContext), detail.id) : {}
  return { ...detail, bookables }
}
