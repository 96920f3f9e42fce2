import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/client.server.ts'
import type { Rates } from './campaign.ts'

const name = 'advertising-rates'
const cents = z.int().min(1).max(1_000_000)
const rates = z.object({ other: cents, categories: z.record(z.string(), cents) })
const first: Rates = { other: 200, categories: {} }

/** What advertising costs, as the people of the site have set it. */
export async function readRates(database: Database): Promise<Rates> {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`select value from site_setting where name = ${name}`,
  )
  const stored = rates.safeParse(rows[0]?.value)
  return stored.success ? stored.data : first
}

export async function saveRates(tx: Database, value: Rates): Promise<void> {
  await tx.execute(sql`
    insert into site_setting (name, value) values (${name}, ${JSON.stringify(rates.parse(value))}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`)
}
