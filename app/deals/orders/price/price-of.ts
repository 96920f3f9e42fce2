import { shareOf, type Tax } from '../../bookings/prices/taxes.ts'

/** What an order costs beside its lines. `name` is the tax's. */
export type Charge = { readonly what: 'delivery' | 'tax'; readonly name: string; readonly cents: number }

export type PricedLine = { readonly unitCents: number; readonly quantity: number; readonly island: string }

export type OrderPrice = { readonly charges: readonly Charge[]; readonly totalCents: number }

type AddedCosts = {
  /** Of goods, that are due now. */
  readonly taxes: readonly Tax[]
  readonly deliveryCents: number
}

/** What an order costs, for its form as for the order. What its delivery costs is not taxed. */
export function priceOf(lines: readonly PricedLine[], { taxes, deliveryCents }: AddedCosts): OrderPrice {
  const delivery: Charge[] = deliveryCents > 0 ? [{ what: 'delivery', name: '', cents: deliveryCents }] : []
  const due = taxes.flatMap(({ name, basisPoints, islands }): Charge[] => {
    const taxed = sumOf(lines.filter(({ island }) => islands.some((one) => one === island)))
    const cents = shareOf(basisPoints, taxed)
    return cents > 0 ? [{ what: 'tax', name, cents }] : []
  })
  const charges = [...delivery, ...due]
  return { charges, totalCents: sumOf(lines) + charges.reduce((sum, { cents }) => sum + cents, 0) }
}

const sumOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)

/**
 * How much of what was refunded so far is tax, or the site's fee: all of it once all went back.
 * @param partCents of the order's total
 */
export const partIn = (
  refundedCents: number,
  { partCents, totalCents }: { partCents: number; totalCents: number },
) => Math.round((refundedCents * partCents) / totalCents)
