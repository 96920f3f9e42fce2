import { eq, sql } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import { derived } from '../../../directory/save-listing.server.ts'
import { listing } from '../../../directory/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { daysAhead, nightsOf, today } from '../days/nights.ts'
import { isClosedNight } from '../places/stays.server.ts'
import { nightPrice } from '../prices/prices.ts'
import { type Bookable, findBookables } from '../bookables/bookable.server.ts'

/**
 * In areas with prices a listing costs what the cheapest of its room types or sessions costs on a day of the coming year;
 * what is free says nothing. Without any it keeps its price, which its owner may write again.
 */
export async function updatePrice(tx: Database, listingId: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(listing).where(eq(listing.id, listingId)).for('no key update')
  const area = areaOf(row?.kind)
  if (!row || !area?.price) return
  const prices = (await findBookables(tx, listingId)).flatMap((one) => priceOf(one, now) ?? [])
  const cheapest = prices.length > 0 ? Math.min(...prices) || null : null
  const [priceCents, priceIsFrom] = [cheapest ?? row.priceCents, cheapest !== null]
  if (row.priceCents === priceCents && row.priceIsFrom === priceIsFrom) return
  const set = { priceCents, priceIsFrom, ...derived(area, { ...row, priceCents }) }
  await tx
    .update(listing)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(listing.id, listingId))
}

/** The price of one that takes bookings: of a room type that of its cheapest night. */
function priceOf({ kind, isClosed, settings }: Bookable, now: Date): number | null {
  if (isClosed) return null
  if (kind === 'session') return settings.cents
  if (kind !== 'stay') return null
  const nights = nightsOf({ from: today(now), until: addDays(today(now), daysAhead) })
  const open = nights.filter((night) => !isClosedNight(settings, night))
  return open.length > 0 ? Math.min(...open.map((night) => nightPrice(settings, night).cents)) : null
}

/**
 * Once a day, since seasons begin and end.
 * @throws at the end, as `eachInTurn`
 */
export async function updateSeasonPrices(database: Database, now: Date): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct listing_id as id from bookable
    where kind = 'stay' and closed_at is null and settings -> 'seasons' <> '[]' order by listing_id`)
  await eachInTurn(rows, ({ id }) => database.transaction((tx) => updatePrice(tx, Number(id), now)))
}
