import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { record } from '../../ground/audit/record.server.ts'
import { advertisingAudited } from './desk/audited.server.ts'
import { saveSetting } from '../desk/save-setting.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
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

/**
 * @param seen what the admin has read, as the form says
 * @returns false where somebody else has changed them since, and nothing was saved
 */
export async function saveRates(
  tx: Database,
  { adminId, value, seen }: { adminId: string; value: Rates; seen: string },
): Promise<boolean> {
  const before = ratesIn(seen)
  if (!before || !(await saveSetting(tx, { name, value, seen: before }))) return false
  const changes = { rates: [JSON.stringify(before), JSON.stringify(value)] as const }
  await record(tx, advertisingAudited, {
    actorId: adminId,
    action: name,
    subject: { kind: 'setting', id: name },
    changes,
  })
  return true
}

/** As `saveRates` writes them; null where they are none. */
export function ratesIn(text: string): Rates | null {
  try {
    return rates.parse(JSON.parse(text))
  } catch {
    return null
  }
}
