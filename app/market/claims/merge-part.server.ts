import { sql } from 'drizzle-orm'
import type { MergePart } from '../../ground/db/merge-part.ts'
import { changeDisputes, endApproved } from './change-disputes.server.ts'
import { deleteDocuments } from './document.server.ts'

/** Of two open claims of one person, that of the kept listing goes on. All that are open are about its owner now. */
export const claimMerge: MergePart = {
  tables: ['listing_claim'],
  async merge(tx, from, to) {
    if (to.ownerId)
      await endApproved(tx, sql`listing_id in (${from.id}, ${to.id}) and claimant_id <> ${to.ownerId}`)
    await tx.execute(sql`
      update listing_claim moved set listing_id = ${to.id}
      where listing_id = ${from.id} and (state not in ('waiting', 'code') or not exists (
        select from listing_claim other where other.listing_id = ${to.id} and other.claimant_id = moved.claimant_id
          and other.state in ('waiting', 'code')))`)
    await deleteDocuments(tx, sql`listing_id = ${from.id}`)
    await changeDisputes(tx, to)
  },
}
