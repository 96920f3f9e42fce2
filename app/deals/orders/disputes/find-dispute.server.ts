import { and, asc, eq, isNotNull, max } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { orderMove, orders } from '../tables.server.ts'
import { dispute, disputePost } from './tables.server.ts'

/** The dispute of an order, with what both sides have written, the earliest first. */
export async function findDispute(database: Database, orderId: number) {
  const { decidedAt, cents, words, givenUpCents } = dispute
  const [found] = await database
    .select({ decidedAt, cents, words, givenUpCents })
    .from(dispute)
    .where(eq(dispute.orderId, orderId))
  if (!found) return null
  const { id, side, text, photos, at, hiddenAt } = disputePost
  const posts = await database
    .select({ id, side, text, photos, at, isHidden: isNotNull(hiddenAt).mapWith(Boolean) })
    .from(disputePost)
    .where(eq(disputePost.orderId, orderId))
    .orderBy(asc(id))
  return { ...found, posts }
}

/** As one of its sides reads it: without what staff have hidden of the other. */
export const readBy = (found: FoundDispute, reader: 'buyer' | 'seller'): FoundDispute => ({
  ...found,
  posts: found.posts.map((post) =>
    post.isHidden && post.side !== reader ? { ...post, text: '', photos: 0 } : post,
  ),
})

export type FoundDispute = NonNullable<Awaited<ReturnType<typeof findDispute>>>

/** The id of what was written last in a dispute; 0: nothing was. */
export async function findLastPost(database: Database, orderId: number): Promise<number> {
  const [found] = await database
    .select({ id: max(disputePost.id) })
    .from(disputePost)
    .where(eq(disputePost.orderId, orderId))
  return found?.id ?? 0
}

/** When the handover of an order was confirmed; null: it was not. */
export async function findCompletedAt(database: Database, orderId: number): Promise<Date | null> {
  const [found] = await database
    .select({ at: max(orderMove.at) })
    .from(orderMove)
    .where(and(eq(orderMove.orderId, orderId), eq(orderMove.toState, 'completed')))
  return found?.at ?? null
}

/** A post with the number of its order. Its `authorId` is null where they have left. */
export async function findPost(database: Database, postId: number) {
  const { id, authorId, photos, photosKey } = disputePost
  const [found] = await database
    .select({ id, authorId, photos, photosKey, number: orders.number })
    .from(disputePost)
    .innerJoin(orders, eq(orders.id, disputePost.orderId))
    .where(eq(id, postId))
  return found ?? null
}
