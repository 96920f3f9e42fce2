import { sql } from 'drizzle-orm'
import { type Searcher, validTyped } from '../../../directory/conditions.server.ts'
import type { ListData } from '../../../directory/list/load-list.server.ts'
import type { ListingCard } from '../../../directory/listing.ts'
import type { TypedValues } from '../../../directory/typed-filter.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { bookableColumns, type BookableRow, readBookable, type Stay } from '../bookables/bookable.server.ts'
import { type Dates, datesProblem, nightsOf } from '../days/nights.ts'
import { stayPrice } from '../prices/prices.ts'
import { stayProblem } from '../places/stays.server.ts'
import { readTaxes, taxesOn, taxTag } from '../prices/taxes.server.ts'
import { isFree } from './free-stays.server.ts'
import { stayDates, stayOf } from '../for-areas/stay-dates.ts'

/**
 * A list that is filtered by the dates of a stay: its cards have the price of the whole stay, and their links its dates.
 * @param parametersOf how a page of such a listing is asked for that stay
 */
export async function withStays(
  list: ListData,
  { database, tags, ...searcher }: Searcher & Pick<RequestContext, 'database' | 'tags'>,
  kind: string,
  parametersOf: (typed: TypedValues) => URLSearchParams,
): Promise<ListData> {
  const typed = validTyped(stayDates, list.filters, searcher)
  if (!typed) return list
  const { dates, guests: persons } = stayOf(typed)
  tags.add(taxTag)
  const refs = list.cards.map(({ ref }) => ref)
  const cents = dates
    ? await findCheapest(database, { kind, refs }, { dates, persons }, searcher)
    : new Map<string, number>()
  const withStay = (card: ListingCard): ListingCard => {
    const total = cents.get(card.ref)
    return {
      ...card,
      href: `${card.href}?${parametersOf(typed)}`,
      ...(dates &&
        total !== undefined && {
          price: { cents: total, maxCents: null, period: 'night', nights: nightsOf(dates).length },
        }),
    }
  }
  return { ...list, cards: list.cards.map(withStay) }
}

/** What the cheapest free room type of each listing costs for the whole stay, in cents with fees and taxes. */
async function findCheapest(
  database: Database,
  which: { kind: string; refs: readonly string[] },
  { dates, persons }: { dates: Dates; persons: number },
  searcher: Searcher,
): Promise<ReadonlyMap<string, number>> {
  const cheapest = new Map<string, number>()
  if (which.refs.length === 0 || datesProblem(dates, searcher.now)) return cheapest
  const { rows } = await database.execute<BookableRow & { ref: string; island: string }>(sql`
    select listing.ref, listing.island, ${bookableColumns}
    from bookable join listing on listing.id = bookable.listing_id
    where listing.kind = ${which.kind} and listing.ref = any(${sql.param(which.refs)}::text[])
      and bookable.kind = 'stay' and bookable.closed_at is null and ${isFree(dates, searcher)}`)
  const taxes = await readTaxes(database)
  for (const { ref, island, ...row } of rows) {
    const stay = readBookable(row) as Stay
    if (stayProblem(stay, { dates, persons }, searcher.now)) continue
    const { totalCents } = stayPrice(
      stay.settings,
      { dates, persons },
      taxesOn(taxes, { island, kind: 'stay' }),
    )
    cheapest.set(ref, Math.min(totalCents, cheapest.get(ref) ?? Infinity))
  }
  return cheapest
}
