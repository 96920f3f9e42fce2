import type { SellerTerms } from '../payments/seller-terms.server.ts'

/** How the buyer gets it: at the seller's, somewhere between, at their own place, or on another island. */
export const deliveries = ['pick-up', 'meet', 'deliver', 'send'] as const
export type Delivery = (typeof deliveries)[number]

/** It needs the buyer's address. */
export const needsAddress = (delivery: string): boolean => delivery === 'deliver' || delivery === 'send'

/** What a seller asks for it, in cents; null: they don't do it. */
export function deliveryCents(
  delivery: Delivery,
  { deliverCents, sendCents }: Pick<SellerTerms, 'deliverCents' | 'sendCents'>,
): number | null {
  if (delivery === 'deliver') return deliverCents
  return delivery === 'send' ? sendCents : 0
}
