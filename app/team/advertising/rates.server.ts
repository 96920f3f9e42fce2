import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import type { Rates } from './campaign.ts'

export const ratesName = 'advertising-rates'
const cents = z.int().min(1).max(1_000_000)
const rates = z.object({ other: cents, categories: z.record(z.string(), cents) })
const first: Rates = { other: 200, categories: {} }

/** What advertising costs, as the people of the site have set it. */
export async function readRates(database: Database): Promise<Rates> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${ratesName}`,
  )
  const stored = rates.safeParse(rows[0]?.value)
  return stored.success ? stored.data : first
}

/** Parses what `saveRates` stored; null if it is not valid. */
export function ratesIn(text: string): Rates | null {
  try {
    return rates.parse(JSON.parse(text))
  } catch {
    return null
  }
}
