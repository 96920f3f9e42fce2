import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { listed } from '../../directory/conditions.server.ts'
import { actsFor } from '../../directory/may-act.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { classifieds } from './area.ts'

const most = 100

/** Names what someone has in the list, the newest first. @returns `hasMore`: there are some beyond these */
export async function findOwn(
  context: Pick<RequestContext, 'database' | 'now' | 'samples'>,
  ownerId: string,
) {
  const own = await context.database
    .select({ ref: listing.ref, createdAt: listing.createdAt })
    .from(listing)
    .where(and(actsFor({ id: ownerId }, 'offer'), listed(classifieds, context)))
    .orderBy(desc(listing.createdAt))
    .limit(most + 1)
  const { page, end } = pageOf(own, most)
  const entries = page.map(({ ref, createdAt }) => ({
    type: classifieds.kind,
    id: ref,
    dateAdded: createdAt.toISOString(),
  }))
  return { entries, hasMore: end !== null }
}

/** Whether someone has classifieds at all, in any state. */
export const hasListings = async (database: Database, ownerId: string): Promise<boolean> =>
  (await database.$count(
    listing,
    and(actsFor({ id: ownerId }, 'offer'), eq(listing.kind, classifieds.kind), isNull(listing.deletedAt)),
  )) > 0
