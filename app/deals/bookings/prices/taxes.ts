import { z } from 'zod'
import { kinds } from '../bookables/settings.ts'

/** A tax that admins set: none is preset. */
export const taxSetting = z.object({
  name: z.string().min(1).max(80),
  basisPoints: z.int().min(1).max(5000),
  islands: z.array(z.enum(['saipan', 'tinian', 'rota'])).min(1),
  kinds: z.array(z.enum(kinds)).min(1),
  /** The first day on which it is due. */
  from: z.iso.date(),
})
export type Tax = z.infer<typeof taxSetting>
