import { and, count, desc, eq, sql } from 'drizzle-orm'
import { cleanLine } from '../../ground/forms/clean-text.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type Alerts, mostSearches, type SavedSearch } from './saved-search.ts'
import { savedSearch } from './tables.server.ts'
import {
  addressFor,
  canonicalAddress,
  type WantedSearch,
  wantedAt,
  wordsFor,
} from './wanted-search.server.ts'

/** A user's saved searches, newest first, without those whose list no longer exists. */
export async function findSavedSearches(context: RequestContext, userId: string): Promise<SavedSearch[]> {
  const rows = await context.database
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.userId, userId))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))
  const found = rows.map(async ({ id, name, address, alerts, pausedAt }) => {
    const wanted = wantedAt(address)
    if (!wanted) return []
    const asks = await wordsFor(wanted, context, i18nOf(context.language))
    return [{ id, name, href: addressFor(wanted, context), asks, alerts, paused: pausedAt !== null }]
  })
  return (await Promise.all(found)).flat()
}

/** Saves a search, or the changes of one for the same list. False if the user has as many as an account may have. */
export async function saveSearch(
  database: Database,
  userId: string,
  { wanted, name, alerts }: { wanted: WantedSearch; name: string; alerts: Alerts },
): Promise<boolean> {
  const address = canonicalAddress(wanted)
  return database.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${userId} for no key update`)
    const others = and(eq(savedSearch.userId, userId), sql`address <> ${address}`)
    const [saved] = await tx.select({ count: count() }).from(savedSearch).where(others)
    if (saved!.count >= mostSearches) return false
    const changes = { name: cleanLine(name), alerts, pausedAt: null }
    await tx
      .insert(savedSearch)
      .values({ userId, address, ...changes })
      .onConflictDoUpdate({ target: [savedSearch.userId, savedSearch.address], set: changes })
    return true
  })
}

/** Changes a user's own search. False if they have no such search. */
export async function changeSearch(
  database: Database,
  userId: string,
  id: string,
  changes: { name?: string; alerts?: Alerts; pausedAt?: Date | null },
): Promise<boolean> {
  const { rowCount } = await database
    .update(savedSearch)
    .set({ ...changes, ...(changes.name && { name: cleanLine(changes.name) }) })
    .where(own(userId, id))
  return rowCount === 1
}

/** False if they have no such search. */
export async function deleteSearch(database: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await database.delete(savedSearch).where(own(userId, id))
  return rowCount === 1
}

const own = (userId: string, id: string) =>
  and(eq(savedSearch.userId, userId), sql`${savedSearch.id}::text = ${id.replaceAll('\0', '')}`)
