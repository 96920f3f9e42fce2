import type { I18n } from '@lingui/core'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { application } from '../../deals/applications/tables.server.ts'
import { disputeDeskAddress } from '../../deals/orders/addresses.ts'
import { findPost } from '../../deals/orders/disputes/find-dispute.server.ts'
import { photoKeys } from '../../deals/orders/disputes/photo.server.ts'
import { disputePost } from '../../deals/orders/disputes/tables.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { postId } from '../../directory/posts.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { findAround, type NearbyMessage } from '../../market/messages/find-around.server.ts'
import { storedPicture } from '../../market/messages/stored-picture.server.ts'
import { message } from '../../market/messages/tables.server.ts'
import { quoteText } from '../../market/messages/words-of.ts'
import { reviewId } from '../../market/reviews/list/review-id.ts'
import { review } from '../../market/reviews/tables.server.ts'
import { tellOfReview } from '../../market/reviews/tell-of-review.server.ts'
import { ratingId } from '../../market/sales/rating-id.ts'
import { tellRated } from '../../market/sales/tell-rated.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { answerId } from '../../reading/questions/answer-id.ts'
import { threadPath } from '../../reading/questions/find-threads.server.ts'
import { setAnswerHidden, setQuestionHidden } from '../../reading/questions/set-hidden.server.ts'
import type { Content } from './content.server.ts'
import { findQuestionContent } from './question-content.server.ts'
import { findPostContent, findRatingContent, findReviewContent } from './review-content.server.ts'

/** What the staff decide about beside listings, by the kind that a case names. */
type SubjectKind = {
  /** Hides it from the public, or shows it. */
  readonly setHidden: (tx: Database, ref: string, isHidden: boolean) => Promise<unknown>
  /** Its public page, null if it is gone; undefined: it has none. */
  readonly findPath?: (database: Database, ref: string) => Promise<string | null>
  /** Where its public page is, beside listings' pages. */
  readonly isOn?: 'thread' | 'profile'
  /** Whether a report of it repeats its text. */
  readonly isQuoted?: true
  /**
   * Beside who wrote it, whose it is too: the listing that it is on, or the people that it is about or sent to. Of each
   * of these refs, as `subject`: kind, ref and owner_id.
   * @param refs a text[]
   */
  readonly sides?: (refs: SQL) => SQL
  /** The page where the staff read it, if it is another. */
  readonly findDeskPath?: (database: Database, ref: string, staff: Viewer) => Promise<string | null>
  /** What it says now, field by field; null if it is gone. */
  readonly findContent?: (database: Database, ref: string, i18n: I18n) => Promise<Content | null>
  /** Under which the private store has its pictures. */
  readonly findPictureKeys?: (database: Database, ref: string) => Promise<readonly string[]>
  readonly findAround?: (database: Database, ref: string, language: Language) => Promise<NearbyMessage[]>
  /** Of what is approved before it is public: whether it is still there. */
  readonly isThere?: (database: Database, ref: string) => Promise<boolean>
  /** Of what has a title: that in the quote of a case. */
  readonly titleIn?: (quote: string) => string
  /** The quote of a case in words, where it is stored otherwise. */
  readonly quoteIn?: (quote: string, i18n: I18n) => string
}

const since = (isHidden: boolean): SQL | null => (isHidden ? sql`now()` : null)

const subjects: ReadonlyMap<string, SubjectKind> = new Map(
  Object.entries<SubjectKind>({
    question: {
      setHidden: setQuestionHidden,
      findPath: async (_, ref) => threadPath(ref),
      isOn: 'thread',
      findContent: findQuestionContent,
      // On a line of its own.
      titleIn: (quote) => quote.split('\n\n', 1)[0]!,
    },
    answer: {
      setHidden: (tx, ref, isHidden) => setAnswerHidden(tx, Number(ref), isHidden),
      async findPath(database, ref) {
        const { rows } = await database.execute<{ ref: string }>(sql`
          select ref from question join answer on question_id = question.id where answer.id = ${ref}`)
        return rows[0] ? `${threadPath(rows[0].ref)}#${answerId({ id: ref })}` : null
      },
      isOn: 'thread',
      isQuoted: true,
    },
    review: {
      async setHidden(tx, ref, isHidden) {
        await tx
          .update(review)
          .set({ hiddenAt: since(isHidden) })
          .where(eq(review.id, Number(ref)))
        if (!isHidden) await tellOfReview(tx, Number(ref))
      },
      findPath: (database, ref) =>
        findOnListing(
          database,
          sql`select kind, ref from listing join review on listing_id = listing.id where review.id = ${ref}`,
          reviewId(ref),
        ),
      sides: (refs) => sql`
        select review.id as subject, kind, ref, owner_id from listing join review on listing_id = listing.id
        where review.id = any(${refs}::bigint[])`,
      isQuoted: true,
      findContent: findReviewContent,
      isThere: async (database, ref) => (await database.$count(review, eq(review.id, Number(ref)))) > 0,
    },
    post: {
      setHidden: async (tx, ref, isHidden) =>
        tx.execute(sql`update listing_post set hidden_at = ${since(isHidden)} where id = ${ref}::bigint`),
      findPath: (database, ref) =>
        findOnListing(
          database,
          sql`
            select listing.kind, listing.ref from listing join listing_post post on listing_id = listing.id
            where post.id = ${ref}`,
          postId(ref),
        ),
      sides: (refs) => sql`
        select post.id as subject, listing.kind, listing.ref, owner_id
        from listing join listing_post post on listing_id = listing.id
        where post.id = any(${refs}::bigint[])`,
      isQuoted: true,
      findContent: findPostContent,
    },
    'sale-rating': {
      async setHidden(tx, ref, isHidden) {
        await tx.execute(sql`update sale_rating set hidden_at = ${since(isHidden)} where id = ${ref}::bigint`)
        if (!isHidden) await tellRated(tx, Number(ref))
      },
      async findPath(database, ref) {
        const { rows } = await database.execute<{ id: string }>(
          sql`select subject_id as id from sale_rating where id = ${ref}`,
        )
        return rows[0] ? `/people/${rows[0].id}#${ratingId(ref)}` : null
      },
      isOn: 'profile',
      sides: (refs) => sql`
        select id as subject, 'person' as kind, subject_id::text as ref, subject_id as owner_id from sale_rating
        where id = any(${refs}::bigint[])`,
      isQuoted: true,
      findContent: findRatingContent,
      async isThere(database, ref) {
        const { rowCount } = await database.execute(sql`select from sale_rating where id = ${ref}::bigint`)
        return rowCount !== 0
      },
    },
    person: {
      setHidden: async (tx, ref, isHidden) =>
        tx
          .update(users)
          .set({ profileHiddenAt: since(isHidden) })
          .where(eq(users.id, ref)),
      findPath: async (_, ref) => `/people/${ref}`,
      isOn: 'profile',
    },
    message: {
      setHidden: async (tx, ref, isHidden) =>
        tx
          .update(message)
          .set({ hiddenAt: since(isHidden) })
          .where(eq(message.id, Number(ref))),
      sides: (refs) => sql`
        select message.id as subject, listing_kind as kind, listing_ref as ref, side.id as owner_id
        from message join conversation on conversation.id = conversation_id, unnest(array[owner_id, asker_id]) side (id)
        where message.id = any(${refs}::bigint[])`,
      async findPictureKeys(database, ref) {
        const pictured = await database
          .select({ id: message.id, pictureKey: message.pictureKey })
          .from(message)
          .where(and(eq(message.id, Number(ref)), isNotNull(message.pictureWidth)))
        return pictured.map(storedPicture)
      },
      findAround: (database, ref, language) => findAround(database, Number(ref), language),
      quoteIn: quoteText,
    },
    'dispute-post': {
      setHidden: async (tx, ref, isHidden) =>
        tx
          .update(disputePost)
          .set({ hiddenAt: since(isHidden) })
          .where(eq(disputePost.id, Number(ref))),
      sides: (refs) => sql`
        select post.id as subject, 'order' as kind, number as ref, party.id as owner_id
        from dispute_post post join orders on orders.id = order_id, unnest(array[seller_id, buyer_id]) party (id)
        where post.id = any(${refs}::bigint[])`,
      // Only admins read disputes.
      async findDeskPath(database, ref, { role }) {
        const post = role === 'admin' ? await findPost(database, Number(ref)) : null
        return post && disputeDeskAddress(post.number)
      },
      async findPictureKeys(database, ref) {
        const post = await findPost(database, Number(ref))
        return post ? photoKeys(post) : []
      },
    },
    application: {
      setHidden: async (tx, ref, isHidden) =>
        tx
          .update(application)
          .set({ hiddenAt: since(isHidden) })
          .where(eq(application.number, ref)),
      sides: (refs) => sql`
        select number as subject, listing_kind as kind, listing_ref as ref, owner_id from application
        where number = any(${refs})`,
    },
  }),
)

/** Undefined of listings. */
export const subjectKindOf = (kind: string): SubjectKind | undefined => subjects.get(kind)

/** The public page of what a case is about; null of messages between two people, in a dispute too, and of what is gone. */
export async function findPath(database: Database, { kind, ref }: RecordKey): Promise<string | null> {
  const subject = subjectKindOf(kind)
  return subject ? ((await subject.findPath?.(database, ref)) ?? null) : pathOfListing({ kind, ref })
}

/** @param query selects the kind and ref of the listing */
async function findOnListing(database: Database, query: SQL, id: string): Promise<string | null> {
  const { rows } = await database.execute<RecordKey>(query)
  const path = rows[0] && pathOfListing(rows[0])
  return path ? `${path}#${id}` : null
}

function pathOfListing({ kind, ref }: RecordKey): string | null {
  const area = areaOf(kind)
  return area ? `${area.path}/${encodeURIComponent(ref)}` : null
}
