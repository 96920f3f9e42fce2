import { teamOf } from '../../../directory/known-areas.ts'
import { and, inArray, isNull, or } from 'drizzle-orm'
import { provenUser } from '../../../people/users/proven.server.ts'
import { users } from '../../../people/users/tables.server.ts'
import { hasAccount } from '../../users/find-users.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { type findKnown, type KnownListing, ownerOf } from '../table/known-listings.server.ts'
import { type FaultProblem, longestKey } from './fault.ts'
import type { ReadRow } from './read-row.server.ts'

/**
 * Accounts that could own a listing, by address and by id: once their address is confirmed, as anyone can sign up with
 * one that is not theirs.
 */
export async function findOwners(
  database: Database,
  { named, demo }: { named: readonly string[]; demo: boolean },
): Promise<ReadonlyMap<string, string>> {
  const addresses = [...new Set(named.map((one) => one.toLowerCase()))]
  const rows = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        hasAccount,
        provenUser({ demo }),
        isNull(users.suspendedAt),
        isNull(users.closesAt),
        or(inArray(users.email, addresses), inArray(users.id, addresses.filter(isUuid))),
      ),
    )
  return new Map(rows.flatMap(({ id, email }) => [id, email ?? id].map((name) => [name, id] as const)))
}

/** What there is to name. */
export type NamingContext = {
  readonly area: AnyArea
  readonly known: Awaited<ReturnType<typeof findKnown>>
  readonly owners: ReadonlyMap<string, string>
  /** All ids and keys in the file. */
  readonly named: { readonly ids: ReadonlySet<string>; readonly keys: ReadonlySet<string> }
  /** The listings and keys that earlier rows are about. */
  readonly seen: Set<string | number>
}

/** Says what is wrong with a cell; null: with all of the row. */
export type Note = (column: string | null, problem: FaultProblem) => void

/** The listing that a row is about; null: a new one, or that is not clear. */
export function whichListing(
  { id, key }: ReadRow['naming'],
  { known, seen }: NamingContext,
  note: Note,
): KnownListing | null {
  const byId = known.byRef.get(id)
  const byKey = known.byKey.get(key)
  if (!id && !key) note('id', 'unnamed')
  if (id && !byId) note('id', 'nowhere')
  if (key.length > longestKey) note('key', 'invalid')
  if (byId && byKey && byId !== byKey) note('key', 'taken')
  const found = byId ?? byKey ?? null
  if (!found && known.deletedKeys.has(key)) note('key', 'deleted')
  const names = [...(found ? [found.id] : []), ...(key ? [key] : [])]
  if (names.some((name) => seen.has(name))) note(found === byId ? 'id' : 'key', 'twice')
  for (const name of names) seen.add(name)
  return found
}

/** Whether a row is about a listing that was merged into one that has a row of its own or an earlier one, which counts. */
export function isOfMerged({ id, key }: ReadRow['naming'], { known, named, seen }: NamingContext): boolean {
  const kept = id ? known.byRef.get(id) : known.byKey.get(key)
  if (!kept || id === kept.ref || key === kept.key) return false
  if (seen.has(kept.id) && !seen.has(key)) return true
  return named.ids.has(kept.ref) || (kept.key !== null && named.keys.has(kept.key))
}

/** The owner of a row's listing; null: no owner. An import never changes an existing owner. */
export function whoseListing(
  { owner }: ReadRow['naming'],
  known: KnownListing | null,
  { area, owners }: NamingContext,
  note: Note,
): string | null {
  const name = owner.toLowerCase()
  if (known) {
    if (name !== ownerOf(known) && name !== (known.ownerId ?? '')) note('owner', 'stranger')
    return known.ownerId
  }
  const ownerId = owners.get(name) ?? null
  if (owner && teamOf(area.kind)) note('owner', 'team')
  else if (owner && !ownerId) note('owner', 'nobody')
  return ownerId
}
