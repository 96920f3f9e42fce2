import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { mayAct } from '../../../directory/may-act.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { comparable, textHash } from '../../../people/repeats/text-hash.server.ts'
import { queueReview } from '../../approval/queue-review.server.ts'
import { trustsReviewer } from '../../approval/review-for.server.ts'
import { findConfirmation } from '../confirmations.ts'
import { review } from '../tables.server.ts'
import { tellOfReview } from '../tell-of-review.server.ts'
import type { ReviewProblem, ReviewText } from './review-form.ts'
import { hasLink, signsOf } from './signs.server.ts'

export type ReviewToSave = {
  readonly listing: RecordKey & { readonly id: number; readonly ownerId: string | null }
  readonly authorId: string
  /** The version that its author has seen; 0: they know of none. */
  readonly seen: number
  readonly written: ReviewText
  readonly clientAddress: string
}

/** `version`: of the review that is there; 0: none. */
type SavedReview =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ReviewProblem; readonly version: number }

const shortestText = 20 // characters; shorter texts are too common to compare

/**
 * Writes a user's review of a listing, or changes it. What was saved already, as by a second press, is saved. Until a
 * moderator has looked at it, it is hidden if its author is not trusted yet, if it has links, and if it was hidden before.
 */
export async function saveReview(tx: Database, asked: ReviewToSave): Promise<SavedReview> {
  const { listing, authorId, seen, written } = asked
  if (mayAct({ id: authorId }, listing, 'view')) return { ok: false, problem: 'own', version: 0 }
  // Two forms of one author see each other's text.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reviews of ${authorId}`}, 0))`)
  const before = await lockOwn(tx, listing.id, authorId)
  if (before && isDeepStrictEqual(writtenIn(before), written)) return { ok: true }
  if (before && before.version !== seen) return { ok: false, problem: 'stale', version: before.version }
  if (!before && seen > 0) return { ok: false, problem: 'deleted', version: 0 }
  const hash = comparable(written.comment).length < shortestText ? null : textHash(written.comment)
  if (hash && (await isUsed(tx, hash, asked))) return { ok: false, problem: 'same', version: seen }
  const isTrusted = await trustsReviewer(tx, authorId)
  const isHidden = !isTrusted || hasLink(written) || Boolean(before?.hiddenAt)
  const id = await write(tx, asked, { hash, isHidden, id: before?.id })
  if (id === null) return saveReview(tx, asked)
  const signs = await signsOf(tx, written, {
    listingId: listing.id,
    ownerId: listing.ownerId,
    clientAddress: asked.clientAddress,
    isNew: !before,
  })
  const quote = [written.title, written.comment].filter(Boolean).join('\n\n')
  await queueReview(tx, { id, ownerId: authorId, quote, signs }, isHidden || signs.length > 0)
  if (!before && !isHidden) await tellOfReview(tx, id)
  return { ok: true }
}

async function lockOwn(tx: Database, listingId: number, authorId: string) {
  const [own] = await tx
    .select()
    .from(review)
    .where(and(eq(review.listingId, listingId), eq(review.authorId, authorId)))
    .for('update')
  return own
}

const writtenIn = ({ rating, title, comment, lang, photos }: ReviewText): ReviewText => ({
  rating,
  title,
  comment,
  lang,
  photos,
})

/** By the same person elsewhere, or by another person about the same listing. */
async function isUsed(tx: Database, hash: string, { listing, authorId }: ReviewToSave): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    (select 1 from review where author_id = ${authorId} and text_hash = ${hash} and listing_id <> ${listing.id} limit 1)
    union all
    (select 1 from review where listing_id = ${listing.id} and text_hash = ${hash} and author_id <> ${authorId} limit 1)`)
  return rows.length > 0
}

/** Null: another request of the same person has written it since. */
async function write(
  tx: Database,
  { listing, authorId, written }: ReviewToSave,
  { hash, isHidden, id }: { hash: string | null; isHidden: boolean; id: number | undefined },
): Promise<number | null> {
  const confirmed = await findConfirmation(tx, { listingId: listing.id, userId: authorId })
  const values = {
    ...written,
    photos: [...written.photos],
    textHash: hash,
    confirmed,
    hiddenAt: isHidden ? sql`coalesce(${review.hiddenAt}, now())` : null,
  }
  if (id !== undefined) {
    await tx.update(review).set(values).where(eq(review.id, id))
    return id
  }
  const [added] = await tx
    .insert(review)
    .values({ ...values, hiddenAt: isHidden ? sql`now()` : null, listingId: listing.id, authorId })
    .onConflictDoNothing({ target: [review.listingId, review.authorId] })
    .returning({ id: review.id })
  return added?.id ?? null
}
