import type { Order } from '../tables.server.ts'

/**
 * How staff end a dispute that they have decided and whose seller does not carry it out. `returned`: its buyer has the
 * money, as staff have found out. `given-up`: it does not come back, and its seller stays barred until it does.
 */
export const endings = ['returned', 'given-up'] as const
export type Ending = (typeof endings)[number]

/** What a seller still owes after staff have given it up, in cents. */
export const owedOf = (
  { refundedCents }: Pick<Order, 'refundedCents'>,
  { givenUpCents }: { readonly givenUpCents: number | null },
): number => Math.max(0, (givenUpCents ?? 0) - refundedCents)
