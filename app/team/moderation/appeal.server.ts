import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { type CaseState, type CaseType, isAgainstOwner } from '../../market/approval/cases.ts'
import { review } from '../../market/reviews/tables.server.ts'
import { lockCase } from './lock-case.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'
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
}

const ofOwner = (ownerId: string) => eq(moderationCase.ownerId, ownerId)

/** A decision by its number, for the owner of what it is about; null for everybody else. */
export async function findOwnDecision(
  database: Database,
  ownerId: string,
  id: string,
): Promise<OwnDecision | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const [one] = await database
    .select()
    .from(moderationCase)
    .where(and(eq(moderationCase.id, Number(id)), ofOwner(ownerId)))
  // People do not learn of a report that had no consequence.
  if (!one || one.type === 'appeal' || !(isAgainstOwner(one.state) || one.state === 'restored')) return null
  const [of] =
    one.listingId === null
      ? []
      : await database.select({ title: listing.title }).from(listing).where(eq(listing.id, one.listingId))
  const [appeal] = await database.select().from(moderationCase).where(eq(moderationCase.appealOf, one.id))
  return {
    id: one.id,
    type: one.type,
    state: one.state,
    reason: one.reason,
    decidedAt: one.decidedAt,
    subject: { kind: one.subjectKind, ref: one.subjectRef },
    title: of?.title ?? null,
    quote: one.quote,
    appeal: appeal ? { state: appeal.state, reason: appeal.reason, quote: appeal.quote } : null,
    mayAppeal: !appeal && (await isInForce(database, one)),
  }
}

/**
 * Whether a decision still keeps from the site what it is about. What the owner has written since is looked at for
 * itself, and of what is gone nothing comes back.
 */
async function isInForce(
  database: Database,
  { id, type, state, listingId, subjectRef }: Case,
): Promise<boolean> {
  if (!isAgainstOwner(state)) return false
  if (type === 'report' || type === 'question') return true
  if (type === 'review') return (await database.$count(review, eq(review.id, Number(subjectRef)))) > 0
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
  if (first?.ownerId !== ownerId || !(await isInForce(tx, first))) return false
  const { subjectKind, subjectRef, listingId, id: appealOf } = first
  const opened = await tx
    .insert(moderationCase)
    .values({ type: 'appeal', subjectKind, subjectRef, listingId, ownerId, quote: text, appealOf })
    .onConflictDoNothing()
    .returning({ id: moderationCase.id })
  return opened.length > 0
}
