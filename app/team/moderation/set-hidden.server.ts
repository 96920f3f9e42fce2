import { eq, sql } from 'drizzle-orm'
import { application } from '../../deals/applications/tables.server.ts'
import { disputePost } from '../../deals/orders/disputes/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { message } from '../../market/messages/tables.server.ts'
import { setAnswerHidden, setQuestionHidden } from '../../reading/questions/set-hidden.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { review } from '../../market/reviews/tables.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'

/** Hides what a case is about from the public, or shows it. */
export async function setHidden(
  tx: Database,
  { subjectKind, subjectRef, listingId }: Case,
  isHidden: boolean,
): Promise<void> {
  const hiddenAt = isHidden ? sql`now()` : null
  // The listings of a suspended user are shown again when the suspension ends (admin/users).
  const suspendedAt = sql`(select suspended_at from users where users.id = ${listing.ownerId})`
  if (listingId !== null)
    await tx
      .update(listing)
      .set({ hiddenAt: hiddenAt ?? suspendedAt })
      .where(eq(listing.id, listingId))
  else if (subjectKind === 'question') await setQuestionHidden(tx, subjectRef, isHidden)
  else if (subjectKind === 'answer') await setAnswerHidden(tx, Number(subjectRef), isHidden)
  else if (subjectKind === 'review')
    await tx
      .update(review)
      .set({ hiddenAt })
      .where(eq(review.id, Number(subjectRef)))
  else if (subjectKind === 'post')
    await tx.execute(sql`update listing_post set hidden_at = ${hiddenAt} where id = ${subjectRef}::bigint`)
  else if (subjectKind === 'sale-rating')
    await tx.execute(sql`update sale_rating set hidden_at = ${hiddenAt} where id = ${subjectRef}::bigint`)
  else if (subjectKind === 'person')
    await tx.update(users).set({ profileHiddenAt: hiddenAt }).where(eq(users.id, subjectRef))
  else if (subjectKind === 'message')
    await tx
      .update(message)
      .set({ hiddenAt })
      .where(eq(message.id, Number(subjectRef)))
  else if (subjectKind === 'dispute-post')
    await tx
      .update(disputePost)
      .set({ hiddenAt })
      .where(eq(disputePost.id, Number(subjectRef)))
  else if (subjectKind === 'application')
    await tx.update(application).set({ hiddenAt }).where(eq(application.number, subjectRef))
}
