import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { islands } from '../../../ground/request/islands.ts'
import { type Tax, type TaxedKind, taxedKinds } from './taxes.ts'

export const taxSettingName = 'booking-taxes'
/** Changes with them. */
export const taxTag = `setting:${taxSettingName}`

export const taxSetting: z.ZodType<Tax> = z.object({
  name: z.string().min(1).max(80),
  basisPoints: z.int().min(1).max(5000),
  islands: z.array(z.enum(islands)).min(1),
  kinds: z.array(z.enum(taxedKinds)).min(1),
  from: z.iso.date(),
})

/** All taxes that admins have set. */
export async function readTaxes(database: Database): Promise<Tax[]> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${taxSettingName}`,
  )
  return z
    .array(taxSetting)
    .catch([])
    .parse(rows[0]?.value ?? [])
}

/** Those of what is booked on an island. */
export const taxesFor = async (database: Database, what: TaxedSale) =>
  taxesOn(await readTaxes(database), what)

type TaxedSale = { readonly island: string; readonly kind: TaxedKind }

export const taxesOn = (taxes: readonly Tax[], { island, kind }: TaxedSale): Tax[] =>
  taxes.filter((tax) => tax.kinds.includes(kind) && tax.islands.some((one) => one === island))
