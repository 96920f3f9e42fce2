import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { listing as listings } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { hashOf } from '../../people/accounts/mailed-token.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { deleteOwnReview } from '../reviews/write/own-review.server.ts'
import { nameOf, tell, write } from './change-colleague.server.ts'
import { firstValid } from './find-colleagues.server.ts'
import { colleague } from './tables.server.ts'

/** What the link of an invitation is about; null if it was used, taken back, or is too old. */
export async function findInvitation(database: Database, token: string) {
  const [found] = await database
    .select({
      id: colleague.id,
      role: colleague.role,
      email: colleague.email,
      by: users.fullName,
      listing: { id: listings.id, kind: listings.kind, ref: listings.ref, title: listings.title },
      ownerId: listings.ownerId,
    })
    .from(colleague)
    .innerJoin(listings, eq(listings.id, colleague.listingId))
    .leftJoin(users, eq(users.id, colleague.invitedBy))
    .where(
      and(
        eq(colleague.tokenHash, hashOf(token)),
        gt(colleague.createdAt, firstValid),
        isNull(listings.deletedAt),
      ),
    )
  return found?.ownerId && found.email !== null
    ? { ...found, ownerId: found.ownerId, email: found.email }
    : null
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Only the account with the invited address, which it has proven, may accept. */
export const isInvited = (viewer: Viewer, { email, ownerId }: Pick<Invitation, 'email' | 'ownerId'>) =>
  viewer.emailVerified && viewer.email.toLowerCase() === email && viewer.id !== ownerId

/** @returns false where there is no such invitation, or it is someone else's */
export const acceptInvitation = (database: Database, token: string, viewer: Viewer): Promise<boolean> =>
  database.transaction(async (tx) => {
    const found = await findInvitation(tx, token)
    if (!found || !isInvited(viewer, found)) return false
    const { id, listing, ownerId, role } = found
    const [there] = await tx
      .select({ id: colleague.id })
      .from(colleague)
      .where(and(eq(colleague.listingId, listing.id), eq(colleague.userId, viewer.id)))
    if (there) {
      await tx.delete(colleague).where(eq(colleague.id, id))
      return true
    }
    const { rowCount } = await tx
      .update(colleague)
      .set({ userId: viewer.id, email: null, tokenHash: null, createdAt: sql`now()` })
      .where(and(eq(colleague.id, id), isNull(colleague.userId)))
    if (rowCount === 0) return false
    await deleteOwnReview(tx, { listingId: listing.id, authorId: viewer.id })
    await write(tx, listing, { actorId: viewer.id, was: { userId: viewer.id }, role: [null, role] })
    const name = await nameOf(tx, viewer.id)
    await tell(tx, ownerId, listing, { news: 'joined', name, about: [viewer.id], key: `joined ${id}` })
    return true
  })

export const declineInvitation = (database: Database, token: string, viewer: Viewer): Promise<boolean> =>
  database.transaction(async (tx) => {
    const found = await findInvitation(tx, token)
    if (!found || !isInvited(viewer, found)) return false
    const { rowCount } = await tx
      .delete(colleague)
      .where(and(eq(colleague.id, found.id), isNull(colleague.userId)))
    return rowCount === 1
  })
