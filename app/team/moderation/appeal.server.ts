import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { type CaseState, type CaseType, isAgainstOwner } from '../../market/approval/cases.ts'
import { review } from '../../market/reviews/tables.server.ts'
import { lockCase } from './lock-case.server.ts'
import { isKeptReview, isOwnersReport } from './kept-review.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'
import { subjectKindOf } from './subjects.server.ts'
import { listingRevision } from '../../market/listing-edits/tables.server.ts'

/** A decision about an owner's content, as the owner may see it. */
export type OwnDecision = {
  readonly id: number
  readonly type: Exclude<CaseType, 'appeal'>
  readonly subject: { readonly kind: string; readonly ref: string }
  /** The title of the listing that it is about; null if it is about something else. */
  readonly title: string | null
  readonly quote: string
  readonly state: CaseState
  readonly reason: string
  readonly decidedAt: Date | null
  /** Null: not appealed against. */
  readonly appeal: { readonly state: string; readonly reason: string; readonly quote: string } | null
  readonly mayAppeal: boolean
  /** Whether the listing that it is about has changed hands. */
  readonly isOthers: boolean
}

/**
 * A decision by its number, for the owner of what it is about, and of one to leave a review visible for the owner of
 * its listing, who reported it; null for all others.
 */
export async function findOwnDecision(
  database: Database,
  ownerId: string,
  id: string,
): Promise<OwnDecision | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const [one] = await database
    .select()
    .from(moderationCase)
    .where(eq(moderationCase.id, Number(id)))
  if (!one || one.type === 'appeal') return null
  const isReporter = await isOwnersReport(database, ownerId, one)
  // People do not learn of a report that had no consequence.
  const isTheirs = one.ownerId === ownerId && (isAgainstOwner(one.state) || one.state === 'restored')
  if (!isTheirs && !isReporter) return null
  const [of] =
    one.listingId === null
      ? []
      : await database
          .select({ title: listing.title, ownerId: listing.ownerId })
          .from(listing)
          .where(eq(listing.id, one.listingId))
  const [appeal] = await database
    .select()
    .from(moderationCase)
    .where(and(eq(moderationCase.appealOf, one.id), eq(moderationCase.ownerId, ownerId)))
  return {
    id: one.id,
    type: one.type,
    state: one.state,
    // Why is between the staff and the author.
    reason: isReporter ? '' : one.reason,
    decidedAt: one.decidedAt,
    subject: { kind: one.subjectKind, ref: one.subjectRef },
    title: of?.title ?? null,
    quote: one.quote,
    appeal: appeal ? { state: appeal.state, reason: appeal.reason, quote: appeal.quote } : null,
    mayAppeal: !appeal && (await isInForce(database, one)),
    isOthers: of !== undefined && of.ownerId !== one.ownerId,
  }
}

/**
 * Whether a decision still hides its subject, or keeps it public although its listing's owner wants it hidden. A
 * later edit by the owner is decided on its own, and nothing deleted comes back. Of a listing that has changed hands
 * nothing does.
 */
async function isInForce(
  database: Database,
  { id, type, state, listingId, ownerId, subjectKind, subjectRef }: Case,
): Promise<boolean> {
  if (listingId !== null) {
    const stillTheirs = and(
      eq(listing.id, listingId),
      sql`${listing.ownerId} is not distinct from ${ownerId}`,
    )
    if ((await database.$count(listing, stillTheirs)) === 0) return false
  }
  if (isKeptReview({ type, state, subjectKind })) {
    const isVisible = and(eq(review.id, Number(subjectRef)), isNull(review.hiddenAt))
    return (await database.$count(review, isVisible)) > 0
  }
  if (!isAgainstOwner(state)) return false
  if (type === 'report' || type === 'question') return true
  if (type === 'review') return (await subjectKindOf(subjectKind)?.isThere?.(database, subjectRef)) ?? false
  if (listingId === null) return false
  if (type === 'edit') return (await database.$count(listingRevision, eq(listingRevision.caseId, id))) > 0
  const [latest] = await database
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(and(eq(moderationCase.listingId, listingId), eq(moderationCase.type, type)))
    .orderBy(desc(moderationCase.id))
    .limit(1)
  return latest?.id === id
}

/**
 * Asks for a second look at a decision, once.
 * @returns false where it can't be appealed against, or was already, or another appeal about the same thing waits
 */
export async function appeal(
  tx: Database,
  ownerId: string,
  decisionId: number,
  text: string,
): Promise<boolean> {
  const first = await lockCase(tx, decisionId)
  if (!first) return false
  const isTheirs = isKeptReview(first) ? await isOwnersReport(tx, ownerId, first) : first.ownerId === ownerId
  if (!isTheirs || !(await isInForce(tx, first))) return false
  const { subjectKind, subjectRef, listingId, id: appealOf } = first
  const opened = await tx
    .insert(moderationCase)
    .values({ type: 'appeal', subjectKind, subjectRef, listingId, ownerId, quote: text, appealOf })
    .onConflictDoNothing()
    .returning({ id: moderationCase.id })
  return opened.length > 0
}
