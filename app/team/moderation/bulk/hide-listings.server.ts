import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { lockDecidable } from '../lock-decidable.server.ts'
import { mayDecide } from '../may-decide.server.ts'
import { type ChosenCase, storeDecision } from './schedule-decision.server.ts'

type HideRequest = {
  readonly listingIds: readonly number[]
  readonly staff: Pick<Viewer, 'id' | 'role' | 'colleagueOf'>
  /** Sent to each owner. */
  readonly reason: string
}

/**
 * Hides listings that no one has reported, or answers the reports about them, a little later.
 * @returns those that were left out: hidden or deleted since, about to be decided, or of those for which they act
 */
export async function hideListings(
  tx: Database,
  { listingIds, staff, reason }: HideRequest,
): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: string; kind: string; ref: string; owner_id: string | null }>(sql`
    select id, kind, ref, owner_id from listing
    where id = any(${sql.param([...listingIds])}::bigint[]) and hidden_at is null and deleted_at is null
    order by id for update`)
  const cases: ChosenCase[] = []
  const scheduled: number[] = []
  for (const { id, kind, ref, owner_id: ownerId } of rows) {
    const about = { subjectKind: kind, subjectRef: ref, ownerId, appealOf: null }
    if (!(await mayDecide(tx, about, staff))) continue
    const one = await openReport(tx, Number(id))
    if (!(await lockDecidable(tx, { ...one, staff, decision: 'hide' }))) continue
    cases.push(one)
    scheduled.push(Number(id))
  }
  if (cases.length > 0) await storeDecision(tx, { cases, staff, decision: 'hide', reason })
  return listingIds.filter((id) => !scheduled.includes(id))
}

/** The case of those who reported a listing; without any, one without a report. */
async function openReport(tx: Database, listingId: number): Promise<ChosenCase> {
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`
    insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, quote)
    select 'report', kind, ref, id, owner_id, title || E'\n\n' || description from listing where id = ${listingId}
    on conflict (type, subject_kind, subject_ref) where state = 'open'
      do update set version = moderation_case.version
    returning id, version`)
  return { caseId: Number(rows[0]!.id), version: rows[0]!.version }
}
