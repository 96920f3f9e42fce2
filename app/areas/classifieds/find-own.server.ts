import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { actsFor } from '../../directory/may-act.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { classifieds } from './area.ts'

const most = 100

/** Names what someone has in the list, the newest first. */
export async function findOwn(database: Database, ownerId: string) {
  const own = await database
    .select({ ref: listing.ref, createdAt: listing.createdAt })
    .from(listing)
    .where(and(actsFor({ id: ownerId }, 'offer'), eq(listing.kind, classifieds.kind), listing.live))
    .orderBy(desc(listing.createdAt))
    .limit(most)
  return own.map(({ ref, createdAt }) => ({
    type: classifieds.kind,
    id: ref,
    dateAdded: createdAt.toISOString(),
  }))
}
