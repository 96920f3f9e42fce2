import type { Database } from '../../../ground/db/client.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { readTaxes } from '../../bookings/prices/taxes.server.ts'
import type { Tax } from '../../bookings/prices/taxes.ts'

/** The taxes of goods that are due on this day. */
export async function findGoodsTaxes(database: Database, now: Date): Promise<Tax[]> {
  const today = localDate(now)
  return (await readTaxes(database)).filter(({ kinds, from }) => kinds.includes('goods') && from <= today)
}
