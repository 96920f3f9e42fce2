import type { Island } from '../../../ground/request/islands.ts'
import { kinds } from '../bookables/kinds.ts'

/** What is taxed: what is booked, by its kind, and goods that are ordered. */
export const taxedKinds = [...kinds, 'goods'] as const
export type TaxedKind = (typeof taxedKinds)[number]

/** A tax that admins set: none is preset. */
export type Tax = {
  readonly name: string
  readonly basisPoints: number
  readonly islands: readonly Island[]
  readonly kinds: readonly TaxedKind[]
  /** The first day on which it is due. */
  readonly from: string
}

/** A share of an amount, in cents. */
export const shareOf = (basisPoints: number, cents: number): number =>
  Math.round((cents * basisPoints) / 10_000)
