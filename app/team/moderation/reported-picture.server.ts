import { and, eq, isNotNull } from 'drizzle-orm'
import { findPost } from '../../deals/orders/disputes/find-dispute.server.ts'
import { photoKeys } from '../../deals/orders/disputes/photo.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { storedPicture } from '../../market/messages/stored-picture.server.ts'
import { message } from '../../market/messages/tables.server.ts'

/** Under which the private store has the pictures of a message that is or was reported, in a dispute too. */
export async function findPictureKeys(
  database: Database,
  { kind, ref }: RecordKey,
): Promise<readonly string[]> {
  const id = Number(ref)
  if (kind === 'dispute-post') {
    const post = await findPost(database, id)
    return post ? photoKeys(post) : []
  }
  if (kind !== 'message') return []
  const pictured = await database
    .select({ id: message.id, pictureKey: message.pictureKey })
    .from(message)
    .where(and(eq(message.id, id), isNotNull(message.pictureWidth)))
  return pictured.map(storedPicture)
}
