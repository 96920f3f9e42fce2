type Sides = { readonly sellerId: string; readonly buyerId: string }

/**
 * The entries of the ledger for what a buyer paid a seller, or below zero got back from them. What is tax of it is not the
 * seller's own.
 */
export const moneyMoved = (
  { sellerId, buyerId }: Sides,
  { cents, taxCents }: { cents: number; taxCents: number },
) =>
  [
    { kind: 'buyer', party: buyerId, cents: -cents } as const,
    { kind: 'seller', party: sellerId, cents: cents - taxCents } as const,
    { kind: 'tax', cents: taxCents } as const,
  ].filter((entry) => entry.cents !== 0)
