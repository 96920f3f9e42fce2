import { sql } from 'drizzle-orm'
import { actsFor } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'

/**
 * The decision to leave a review visible, which the owner of its listing can appeal against if they had reported it.
 */
export const isKeptReview = ({ type, state, subjectKind }: Pick<Case, 'type' | 'state' | 'subjectKind'>) =>
  type === 'report' && state === 'dismissed' && subjectKind === 'review'

/** Whether a user reported a review of a listing that they act for, and it stayed visible. */
export async function isOwnersReport(database: Database, personId: string, report: Case): Promise<boolean> {
  if (!isKeptReview(report)) return false
  const { rowCount } = await database.execute(sql`
    select from moderation_report
    join review on review.id = ${report.subjectRef}::bigint
    join listing on listing.id = review.listing_id
    where case_id = ${report.id} and reporter_id = ${personId} and ${actsFor({ id: personId }, 'answer')}`)
  return rowCount !== 0
}

/** The reporters of a review who act for its listing. */
export async function findReportingOwners(tx: Database, { id, subjectRef }: Case): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select reporter_id as id from moderation_report
    join review on review.id = ${subjectRef}::bigint join listing on listing.id = review.listing_id
    where case_id = ${id} and owner_id = reporter_id`)
  return new Set(rows.map((one) => one.id))
}
