import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { bulkDecision, moderationReport } from './tables.server.ts'
import { listingRevision } from '../../market/listing-edits/tables.server.ts'
import { moderationCase } from '../../market/approval/tables.server.ts'

/** Decisions stay, without texts that could identify the person. */
export const moderationData: PersonalPart = {
  name: 'moderation',
  tables: ['moderation_case', 'moderation_report', 'listing_revision', 'bulk_decision'],
  /** People do not learn of a report that had no consequence. */
  async read(database, { id }) {
    const { type, subjectKind, subjectRef, quote, state, reason, createdAt, decidedAt } = moderationCase
    const [cases, edits, reports] = await Promise.all([
      database
        .select({ type, subjectKind, subjectRef, quote, state, reason, createdAt, decidedAt })
        .from(moderationCase)
        .where(
          and(eq(moderationCase.ownerId, id), or(ne(type, 'report'), inArray(state, ['hidden', 'restored']))),
        ),
      database
        .select({ subjectKind, subjectRef, input: listingRevision.input, createdAt })
        .from(listingRevision)
        .innerJoin(moderationCase, eq(moderationCase.id, listingRevision.caseId))
        .where(eq(moderationCase.ownerId, id)),
      database
        .select({
          subjectKind,
          subjectRef,
          reason: moderationReport.reason,
          text: moderationReport.text,
          createdAt: moderationReport.createdAt,
        })
        .from(moderationReport)
        .innerJoin(moderationCase, eq(moderationCase.id, moderationReport.caseId))
        .where(eq(moderationReport.reporterId, id)),
    ])
    return { cases, edits, reports }
  },
  async erase(tx, { id }) {
    const ownCases = tx
      .select({ id: moderationCase.id })
      .from(moderationCase)
      .where(eq(moderationCase.ownerId, id))
    await tx.delete(listingRevision).where(inArray(listingRevision.caseId, ownCases))
    const { state, type } = moderationCase
    await tx
      .update(moderationCase)
      .set({ state: 'withdrawn' })
      .where(and(eq(moderationCase.ownerId, id), eq(state, 'open'), inArray(type, ['edit', 'appeal'])))
    await tx
      .update(moderationCase)
      .set({ ownerId: null, quote: '', reason: '' })
      .where(eq(moderationCase.ownerId, id))
    await tx.delete(bulkDecision).where(eq(bulkDecision.decidedBy, id))
    await tx.update(moderationCase).set({ decidedBy: null }).where(eq(moderationCase.decidedBy, id))
    await tx
      .update(moderationReport)
      .set({ reporterId: null, text: '' })
      .where(eq(moderationReport.reporterId, id))
  },
}
