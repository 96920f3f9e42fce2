import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import type { PersonalPart } from '../../../ground/db/personal-part.ts'
import { deleteFiles } from '../../../ground/files/delete-files.server.ts'
import { orders } from '../tables.server.ts'
import { photoKeys } from './photo.server.ts'
import { dispute, disputePost } from './tables.server.ts'

/** What they said in disputes stays for the other side and for the staff, without their name; their photos do not. */
export const disputeData: PersonalPart = {
  name: 'disputes',
  tables: ['dispute', 'dispute_post'],
  erasesFiles: true,
  read(database, { id }) {
    const { text, photos, side, at } = disputePost
    return database
      .select({ number: orders.number, text, photos, side, at })
      .from(disputePost)
      .innerJoin(orders, eq(orders.id, disputePost.orderId))
      .where(eq(disputePost.authorId, id))
  },
  async files(database, { id }) {
    const posts = await postsWithPhotos(database, id)
    return posts.flatMap(photoKeys).map((key) => ({ name: key.replace('disputes/', 'dispute-'), key }))
  },
  async erase(tx, { id }) {
    const keys = (await postsWithPhotos(tx, id)).flatMap(photoKeys)
    await tx.update(disputePost).set({ authorId: null, photos: 0 }).where(eq(disputePost.authorId, id))
    await tx.update(dispute).set({ decidedBy: null }).where(eq(dispute.decidedBy, id))
    if (keys.length > 0) await enqueue(tx, deleteFiles, { keys })
  },
}

const postsWithPhotos = (database: Database, userId: string) =>
  database
    .select({ id: disputePost.id, photos: disputePost.photos, photosKey: disputePost.photosKey })
    .from(disputePost)
    .where(and(eq(disputePost.authorId, userId), gt(disputePost.photos, 0)))
