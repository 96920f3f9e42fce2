import { sql } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import { isPartOf, type Person } from '../../../directory/may-act.server.ts'
import { record } from '../../../ground/audit/record.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { MergedListing } from '../../../ground/db/merge-part.ts'
import { claimedBy } from '../../../market/claims/own-claim.server.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import { listingsAudited } from '../audited.server.ts'
import { mergeParts } from './merge-parts.ts'

type Merge = { readonly keptId: number; readonly goneId: number; readonly admin: Person }

/**
 * Makes one listing of two that are the same: the kept one stays as it is and gets what people have added to the other,
 * which is deleted; its address leads to the kept one from then on.
 * @param tx a transaction
 * @returns false if one of the two is gone, the admin has a part in it or has claimed it, or they are of different areas
 */
export async function mergeListings(tx: Database, { keptId, goneId, admin }: Merge): Promise<boolean> {
  const { rows } = await tx.execute<Omit<MergedListing, 'id'> & { id: string }>(sql`
    select id, kind, ref, title, owner_id as "ownerId" from listing
    where id in (${keptId}, ${goneId}) and deleted_at is null order by id for update`)
  const listings = rows.map(({ id, ...row }): MergedListing => ({ id: Number(id), ...row }))
  const from = listings.find(({ id }) => id === goneId)
  const kept = listings.find(({ id }) => id === keptId)
  if (!from || !kept || from === kept || from.kind !== kept.kind) return false
  const hasClaimed = await claimedBy(tx, admin.id)
  if (listings.some((one) => isPartOf(admin, one) || hasClaimed(one))) return false
  const to = { ...kept, ownerId: kept.ownerId ?? from.ownerId }
  await tx.execute(sql`update listing set owner_id = ${to.ownerId}, updated_at = now() where id = ${to.id}`)
  for (const part of mergeParts()) await part.merge?.(tx, from, to)
  await tx.execute(sql`delete from listing where id = ${from.id}`)
  await record(tx, listingsAudited, {
    actorId: admin.id,
    action: 'listing-merged',
    subject: { kind: to.kind, id: to.ref },
    changes: {
      merged: [null, from.title],
      mergedId: [null, from.ref],
      ...(kept.ownerId !== to.ownerId && { owner: [null, to.ownerId] }),
    },
  })
  if (from.ownerId)
    await notify(tx, from.ownerId, {
      event: 'listing-merged',
      values: { title: from.title, kept: to.title },
      href: `${areaOf(to.kind)!.path}/${encodeURIComponent(to.ref)}`,
      key: `merged ${from.kind} ${from.ref}`,
    })
  return true
}
