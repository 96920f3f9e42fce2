import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { ownKey } from '../../../ground/forms/own-key.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { type Actor, lockOrder } from '../moves/find-order.server.ts'
import type { Order } from '../tables.server.ts'
import { findCompletedAt } from './find-dispute.server.ts'
import { mayOpen } from './may-open.ts'
import { keepPhotos, type SentPhoto } from './photo.server.ts'
import { dispute, disputePost } from './tables.server.ts'
import { tellAdmins, tellOfDispute } from './tell-of-dispute.server.ts'

type Writer = Exclude<Actor, { side: 'site' }>
type NewPost = {
  readonly number: string
  readonly writer: Writer
  readonly formKey: string
  readonly text: string
  readonly photos: readonly SentPhoto[]
  readonly now: Date
}

/**
 * Adds what a side of an order says to its dispute; the first post, of its buyer, opens it. Sent twice by its author, it
 * is one post.
 * @returns null when it is there. `gone`: they have no such order. `stale`: nothing can be said in it now
 */
export async function writePost(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  { number, writer, formKey: sentKey, text, photos, now }: NewPost,
): Promise<'gone' | 'stale' | null> {
  const photosKey = await keepPhotos({ database, files }, photos)
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, number, writer)
    if (!order) return 'gone'
    const { side, id: authorId } = writer
    const formKey = ownKey(sentKey, authorId)
    if ((await tx.$count(disputePost, eq(disputePost.formKey, formKey))) > 0) return null
    const isFirst = order.state !== 'disputed'
    if (isFirst && !(await open(tx, order, writer, now))) return 'stale'
    const [added] = await tx
      .insert(disputePost)
      .values({ orderId: order.id, formKey, side, authorId, text, photos: photos.length, photosKey, at: now })
      .returning({ id: disputePost.id })
    await tellOfDispute(tx, order, {
      to: side === 'buyer' ? 'seller' : 'buyer',
      news: isFirst ? 'opened' : 'written',
      key: `post ${added!.id}`,
    })
    return null
  })
}

/** @returns false where it can't be opened now, or was before */
async function open(tx: Database, order: Order, writer: Writer, now: Date): Promise<boolean> {
  if (writer.side !== 'buyer' || !mayOpen(order, await findCompletedAt(tx, order.id), now)) return false
  const { rowCount } = await tx
    .insert(dispute)
    .values({ orderId: order.id, openedAt: now })
    .onConflictDoNothing()
  if (!rowCount) return false
  await applyMove(tx, order, { name: 'dispute', actor: writer, now })
  await tellAdmins(tx, order, 'opened')
  return true
}
