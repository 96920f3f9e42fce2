import { randomUUID } from 'node:crypto'
import { and, eq, ne, or, isNull, sql } from 'drizzle-orm'
import { colleaguesAddress } from './addresses.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import type { ColleagueRole } from '../../ground/request/viewer.ts'
import type { ColleagueNews } from '../../people/notifications/events.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { colleaguesAudited } from './audited.server.ts'
import type { StaffedListing } from './find-colleagues.server.ts'
import { type Colleague, colleague } from './tables.server.ts'

type Listing = RecordKey & Pick<StaffedListing, 'id' | 'title'>
type ColleagueChange = { readonly id: number; readonly actorId: string }

/** @returns false where there is no such colleague; one's own role no one changes */
export const changeRole = (
  database: Database,
  listing: Listing,
  { id, actorId, role }: ColleagueChange & { role: ColleagueRole },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const which = and(
      eq(colleague.id, id),
      eq(colleague.listingId, listing.id),
      or(isNull(colleague.userId), ne(colleague.userId, actorId)),
    )
    const [was] = await tx.select().from(colleague).where(which).for('update')
    if (!was) return false
    if (was.role === role) return true
    await tx.update(colleague).set({ role }).where(eq(colleague.id, id))
    await write(tx, listing, { actorId, was, role: [was.role, role] })
    if (was.userId) await tell(tx, was.userId, listing, { news: 'role', key: `role ${randomUUID()}` })
    return true
  })

/** Removes a colleague or an invitation; colleagues may remove themselves. @returns false if it was removed before */
export const removeColleague = (
  database: Database,
  listing: Listing & Pick<StaffedListing, 'ownerId'>,
  { id, actorId }: ColleagueChange,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [was] = await tx
      .delete(colleague)
      .where(and(eq(colleague.id, id), eq(colleague.listingId, listing.id)))
      .returning()
    if (!was) return false
    await write(tx, listing, { actorId, was, role: [was.role, null] })
    if (was.userId === actorId) {
      const name = await nameOf(tx, actorId)
      await tell(tx, listing.ownerId, listing, { news: 'left', name, about: [actorId], key: `left ${id}` })
    } else if (was.userId) await tell(tx, was.userId, listing, { news: 'removed', key: `removed ${id}` })
    return true
  })

/** The listing gets another owner, or loses the one it was wrongly given: all colleagues are told. */
export async function endColleagues(tx: Database, listing: Listing, actorId: string | null): Promise<void> {
  const ended = await tx.delete(colleague).where(eq(colleague.listingId, listing.id)).returning()
  for (const was of ended) {
    await write(tx, listing, { actorId, was, role: [was.role, null] })
    if (was.userId) await tell(tx, was.userId, listing, { news: 'removed', key: `removed ${was.id}` })
  }
}

export const write = (
  tx: Database,
  { kind, ref }: RecordKey,
  {
    actorId,
    was,
    role,
  }: {
    actorId: string | null
    was: Pick<Colleague, 'userId'>
    role: readonly [ColleagueRole | null, ColleagueRole | null]
  },
) =>
  record(tx, colleaguesAudited, {
    actorId,
    action: 'listing-colleague',
    subject: { kind, id: ref },
    changes: { ...(was.userId && { colleague: [null, was.userId] as const }), role },
  })

export async function nameOf(tx: Database, id: string): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select full_name as name from users where id = ${id}`,
  )
  return rows[0]?.name ?? ''
}

export const tell = (
  tx: Database,
  userId: string,
  { kind, ref, title }: Listing,
  { news, key, name = '', about }: { news: ColleagueNews; key: string; name?: string; about?: string[] },
) =>
  notify(tx, userId, {
    event: 'colleague',
    values: { title, name, news },
    href: news === 'removed' ? '/user-listings' : colleaguesAddress(kind, ref),
    key: `colleague ${key}`,
    about,
  })
