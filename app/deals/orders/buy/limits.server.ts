import { inArray, sql } from 'drizzle-orm'
import { provenUser } from '../../../people/users/proven.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { unpaidStates } from '../moves/states.ts'
import { orders } from '../tables.server.ts'
import type { Offer } from './find-offer.server.ts'

export type LimitProblem = 'unproven' | 'own' | 'blocked' | 'many'

const mostUnpaid = 5

/** Why a user may not buy now; null: they may. Two requests of one buyer wait for each other. */
export async function limitOf(
  tx: Database,
  buyerId: string,
  { offer, demo }: { offer: Pick<Offer, 'sellerId'>; demo: boolean },
): Promise<LimitProblem | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${buyerId}`}, 0))`)
  const { rows } = await tx.execute<{ is_proven: boolean; is_blocked: boolean; unpaid: number }>(sql`
    select ${provenUser({ demo })} as is_proven,
      exists (select from message_block where blocker_id = ${offer.sellerId} and blocked_id = ${buyerId}) as is_blocked,
      (select count(*)::int from ${orders}
        where ${orders.buyerId} = ${buyerId} and ${inArray(orders.state, [...unpaidStates])}) as unpaid
    from users where users.id = ${buyerId} and users.suspended_at is null and users.closes_at is null`)
  const [row] = rows
  if (!row?.is_proven) return 'unproven'
  if (offer.sellerId === buyerId) return 'own'
  if (row.is_blocked) return 'blocked'
  return row.unpaid >= mostUnpaid ? 'many' : null
}
