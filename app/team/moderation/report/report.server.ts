import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type ReportReason } from '../../../market/approval/cases.ts'
import type { Subject } from './find-subject.server.ts'
import { moderationCase } from '../../../market/approval/tables.server.ts'
import { moderationReport } from '../tables.server.ts'

type Report = Pick<Subject, 'kind' | 'ref' | 'quote' | 'ownerId'> & {
  listingId?: number | null
  reason: ReportReason
  text: string
  /** Null: a guest. */
  reporterId: string | null
}

/**
 * Reports something to the staff: once per person until it is decided.
 * @param report `kind` and `ref` name what it is about (`message`, its id), `ownerId` who wrote it and `quote` what the
 * staff reads of it: of what is private they see nothing else. The caller has checked that the reporter may see it.
 */
export async function report(
  tx: Database,
  { kind, ref, quote, ownerId, listingId = null, reason, text, reporterId }: Report,
): Promise<void> {
  const [opened] = await tx
    .insert(moderationCase)
    .values({ type: 'report', subjectKind: kind, subjectRef: ref, listingId, ownerId, quote, version: 0 })
    .onConflictDoUpdate({
      target: [moderationCase.type, moderationCase.subjectKind, moderationCase.subjectRef],
      targetWhere: sql`state = 'open'`,
      // Changes nothing, but answers which one it is.
      set: { version: sql`${moderationCase.version}` },
    })
    .returning({ id: moderationCase.id })
  const caseId = opened!.id
  const added = await tx
    .insert(moderationReport)
    .values({ caseId, reporterId, reason, text })
    .onConflictDoNothing()
    .returning({ id: moderationReport.id })
  if (added.length === 0) return
  await tx
    .update(moderationCase)
    .set({ version: sql`${moderationCase.version} + 1` })
    .where(eq(moderationCase.id, caseId))
}
