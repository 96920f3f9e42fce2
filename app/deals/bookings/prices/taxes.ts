import { z } from 'zod'
import { kinds } from '../bookables/settings.ts'

/** What is taxed: what is booked, by its kind, and goods that are ordered. */
export const taxedKinds = [...kinds, 'goods'] as const
export type TaxedKind = (typeof taxedKinds)[number]

/** A tax that admins set: none is preset. */
export const taxSetting = z.object({
  name: z.string().min(1).max(80),
  basisPoints: z.int().min(1).max(5000),
  islands: z.array(z.enum(['saipan', 'tinian', 'rota'])).min(1),
  kinds: z.array(z.enum(taxedKinds)).min(1),
  /** The first day on which it is due. */
  from: z.iso.date(),
})
export type Tax = z.infer<typeof taxSetting>

/** A share of an amount, in cents. */
export const shareOf = (basisPoints: number, cents: number): number =>
  Math.round((cents * basisPoints) / 10_000)
