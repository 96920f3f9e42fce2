import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { lockAccount } from '../../people/users/lock-account.server.ts'
import { freeUnused } from './delete-unused.server.ts'
import { mostKept } from './photos.ts'

/** Pictures of a draft that are in it, or on their way. */
export const mayStand = sql`(problem is null or problem = 'unscanned')`

/**
 * Whether an account has no room for so many bytes more: those of all its originals, and of what is on its way in drafts,
 * count. Of what nothing uses, room is made where that is enough. Locks the account: of two files at once each is counted.
 */
export async function isFull(tx: Database, ownerId: string, size: number): Promise<boolean> {
  await lockAccount(tx, ownerId)
  const { rows } = await tx.execute<{ kept: number }>(sql`
    select (
      (select coalesce(sum(size), 0) from photo_file where owner_id = ${ownerId}) +
      (select coalesce(sum(draft_photo.size), 0) from draft join draft_photo on draft_id = draft.id
        where owner_id = ${ownerId} and src is null and ${mayStand})
    )::float as kept`)
  const tooMuch = rows[0]!.kept + size - mostKept
  return tooMuch > 0 && (await freeUnused(tx, ownerId)) < tooMuch
}
