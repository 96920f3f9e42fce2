import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { findReferences } from '../../directory/find-references.server.ts'
import type { Entry } from './entry.ts'

const mostKept = 1_000

/** What a person keeps, oldest first. */
export async function listFavorites(database: Database, userId: string): Promise<Entry[]> {
  const { rows } = await database.execute<{ type: string; ref: string; added_at: string }>(sql`
    select type, ref, added_at from favorite where user_id = ${userId} order by added_at, type, ref`)
  return rows.map(({ type, ref, added_at }) => ({
    id: ref,
    type,
    dateAdded: new Date(added_at).toISOString(),
  }))
}

/**
 * Keeps all of these that are there to be kept, also those that are hidden at present, each since the earliest date that
 * is known.
 * False if that would be more than anyone may keep: then nothing is kept.
 */
export async function keepFavorites(
  { database, ...context }: RequestContext,
  userId: string,
  entries: readonly Entry[],
): Promise<boolean> {
  const named = await findNames(database, context.samples, entries)
  const references = await findReferences(database, context, named)
  const known = named.filter(({ isListing }, index) => isListing || references[index])
  return database
    .transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${userId} for no key update`)
      await tx.execute(sql`
      insert into favorite (user_id, type, ref, added_at)
      select ${userId}, type, ref, min(added_at) from unnest(
        ${sql.param(known.map(({ kind }) => kind))}::text[],
        ${sql.param(known.map(({ ref }) => ref))}::text[],
        ${sql.param(known.map(({ dateAdded }) => dateOf(dateAdded, context.now)))}::timestamptz[]
      ) kept(type, ref, added_at) group by type, ref
      on conflict (user_id, type, ref) do update set added_at = least(favorite.added_at, excluded.added_at)`)
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from favorite where user_id = ${userId}`,
      )
      if (rows[0]!.count <= mostKept) return true
      throw new TooMany()
    })
    .catch((error: unknown) => {
      if (error instanceof TooMany) return false
      throw error
    })
}

class TooMany extends Error {}

/**
 * How these are named now: one that was merged is a part of another listing.
 * @returns in the same order; `isListing`: it was published, and may be hidden at present
 */
async function findNames(database: Database, samples: boolean, entries: readonly Entry[]) {
  const { rows } = await database.execute<RecordKey & { isListing: boolean }>(sql`
    select named.kind, coalesce(merged.ref, named.ref) as ref,
      coalesce(listing.review = 'approved' and listing.status <> 'draft' and (${samples} or not listing.sample), false)
        as "isListing"
    from unnest(
      ${sql.param(entries.map(({ type }) => type))}::text[], ${sql.param(entries.map(({ id }) => id))}::text[]
    ) with ordinality named(kind, ref, place)
      left join listing_alias alias on alias.kind = named.kind and alias.ref = named.ref
      left join listing merged on merged.id = alias.listing_id
      left join listing on listing.kind = named.kind and listing.ref = coalesce(merged.ref, named.ref)
    order by place`)
  return rows.map((row, index) => ({ ...row, dateAdded: entries[index]!.dateAdded }))
}

/** What a browser stored could be anything; nothing was kept in the future, or before this site was. */
function dateOf(text: string, now: Date): Date {
  const date = new Date(text)
  return date >= first && date <= now ? date : now
}

const first = new Date('2020-01-01T00:00:00Z')

export async function dropFavorites(database: Database, userId: string, entries: readonly Entry[]) {
  await database.execute(sql`
    delete from favorite where user_id = ${userId} and (type, ref) in (
      select * from unnest(
        ${sql.param(entries.map(({ type }) => type))}::text[],
        ${sql.param(entries.map(({ id }) => id))}::text[]
      ))`)
}
