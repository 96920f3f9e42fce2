import type { RequestContext } from '../../../ground/request/request-context.ts'
import { findBookables } from '../bookables/bookable.server.ts'
import { isTaken } from '../places/is-taken.server.ts'
import type { Dates } from '../days/nights.ts'
import type { Price } from '../prices/prices.ts'
import { reckon } from '../places/reckon.server.ts'
import { taxTag } from '../prices/taxes.server.ts'
import type { WishProblem } from '../places/wish.ts'

/** The price of a stay in the cheapest free room type (`of`), or why none is free. */
export type StayQuote =
  | { readonly of: number; readonly price: Price; readonly isPrepaid: boolean }
  | { readonly problem: WishProblem }

/** Null where no rooms of a listing can be booked. */
export async function quoteStay(
  { database, now, tags }: Pick<RequestContext, 'database' | 'now' | 'tags'>,
  { listingId, dates, persons }: { listingId: number; dates: Dates; persons: number },
): Promise<StayQuote | null> {
  tags.add(taxTag)
  const wish = { kind: 'stay', dates } as const
  const open = (await findBookables(database, listingId)).filter(
    (one) => !one.isClosed && one.kind === 'stay',
  )
  const quotes = await Promise.all(
    open.map(async (room): Promise<StayQuote> => {
      const reckoned = await reckon(database, room, { wish, persons }, now)
      if ('problem' in reckoned) return reckoned
      const isFull = await isTaken(database, room, { wish, persons, now, ownerId: '', scope: '' })
      return isFull
        ? { problem: 'taken' }
        : { of: room.id, price: reckoned.price, isPrepaid: room.prepaidPercent > 0 }
    }),
  )
  const free = quotes.filter((quote) => 'price' in quote)
  const [cheapest] = free.toSorted((one, other) => one.price.totalCents - other.price.totalCents)
  // Of rooms that are too small and rooms that are taken, the latter say what to do.
  return (
    cheapest ?? quotes.find((quote) => 'problem' in quote && quote.problem !== 'persons') ?? quotes[0] ?? null
  )
}
