import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { ReviewSign } from './review-signs.ts'

/**
 * Queues a review, or what one of a sale says of the other, for the staff, or renews the case that waits about it: who decides has to have seen what it says now.
 * @param mustOpen whether a case is opened if none waits
 */
export async function queueReview(
  tx: Database,
  {
    kind = 'review',
    id,
    ownerId,
    quote,
    signs,
  }: {
    kind?: 'review' | 'sale-rating'
    id: number
    ownerId: string
    quote: string
    signs: readonly ReviewSign[]
  },
  mustOpen: boolean,
): Promise<void> {
  const given = sql.param([...signs])
  const { rowCount } = await tx.execute(sql`
    update moderation_case set version = version + 1, quote = ${quote},
      signs = array(select distinct unnest(signs || ${given}::text[]))
    where type = 'review' and subject_kind = ${kind} and subject_ref = ${String(id)} and state = 'open'`)
  if (rowCount === 0 && mustOpen)
    await tx.execute(sql`
      insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote, signs)
      values ('review', ${kind}, ${String(id)}, ${ownerId}, ${quote}, ${given}::text[])`)
}
