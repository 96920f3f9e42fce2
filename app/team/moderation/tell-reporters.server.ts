import { eq } from 'drizzle-orm'
import { users } from '../../people/users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import type { CaseState } from '../../market/approval/cases.ts'
import { decisionPath } from '../../market/approval/decision-path.ts'
import { findTitle } from './find-title.server.ts'
import { findReportingOwners, isKeptReview } from './kept-review.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'
import { findPath, subjectKindOf } from './subjects.server.ts'
import { moderationReport } from './tables.server.ts'

const outcomes = { hidden: 'hidden', dismissed: 'kept', restored: 'restored' } as const

/**
 * Tells the reporters how a case was decided, but neither why nor whose content it is.
 * @param report the case after the decision
 */
export async function tellReporters(tx: Database, report: Case): Promise<void> {
  if (!isOutcome(report.state)) return
  const outcome = outcomes[report.state]
  const { id, version, subjectKind: kind, subjectRef: ref } = report
  const values = { outcome, title: isPublic(report) ? await findTitle(tx, report) : '' }
  const href = (outcome !== 'hidden' && (await findPath(tx, { kind, ref }))) || '/notifications'
  // They can ask for a second look.
  const owners = isKeptReview(report) ? await findReportingOwners(tx, report) : null
  const reporters = await tx
    .select({ id: users.id })
    .from(moderationReport)
    .innerJoin(users, eq(users.id, moderationReport.reporterId))
    .where(eq(moderationReport.caseId, id))
  for (const reporter of reporters)
    await notify(tx, reporter.id, {
      event: 'report-decided',
      values,
      href: owners?.has(reporter.id) ? decisionPath(id) : href,
      key: `report ${id} ${version} ${outcome}`,
    })
}

const isOutcome = (state: CaseState): state is keyof typeof outcomes => state in outcomes

/** Only content with a title is quoted in the notification. */
const isPublic = ({ listingId, subjectKind }: Case) =>
  listingId !== null || subjectKindOf(subjectKind)?.titleIn !== undefined
