import { sql } from 'drizzle-orm'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Listing } from './find-listing.server.ts'
import { differences, type Edit, mergeEdit, translationsOf, withUnits } from './merge.server.ts'
import { withoutErased } from './without-erased.server.ts'

type LastEdit = Edit & {
  /** It waits for a moderator; else it was refused in the last 30 days. */
  readonly waits: boolean
}

/** Each edit takes the place of the one before, so there is one at most. A new owner never sees one of the last. */
async function findLastEdit(database: Database, { id, ownerId }: Listing): Promise<LastEdit | null> {
  if (ownerId === null) return null
  const { rows } = await database.execute<LastEdit>(sql`
    select base, input as edit, state = 'open' as waits
    from moderation_case edit join listing_revision on case_id = edit.id
    where listing_id = ${id} and owner_id = ${ownerId} and type = 'edit'
      and (state = 'open' or (state = 'refused' and decided_at > now() - interval '30 days'))
      and not exists (select from moderation_case where appeal_of = edit.id and state = 'approved')
    order by edit.id desc limit 1`)
  const [last] = rows
  return last ? { ...(await withoutErased(database, last)), waits: last.waits } : null
}

/** What the form of an edit begins with: the listing with the edit that waits, or with what was refused of it. */
export async function factsToEdit(database: Database, listing: Listing): Promise<ListingFacts> {
  const { area, facts: now } = listing
  const last = await findLastEdit(database, listing)
  return last ? mergeEdit(area, { ...last, now }).facts : now
}

/** An edit that was sent. */
export type SentEdit = Edit & {
  /** What its form began with (`factsToEdit`); by default `base`. */
  readonly begunFrom?: ListingFacts | null
}

/**
 * Joins an edit with the one that waits, whose place it takes: what its writer left alone of that one stays in it.
 * @returns `facts`: what both make of the listing; `contested`: the units that others have changed as well, in the
 *   listing or in the edit that waits; `ahead`: the listing with the edit that waits; `edit`: the two as one
 */
export async function joinEdits(
  tx: Database,
  listing: Listing,
  { base, edit, begunFrom }: SentEdit,
): Promise<{ facts: ListingFacts; contested: ReadonlySet<string>; ahead: ListingFacts; edit: Edit }> {
  const { area, facts: now } = listing
  const last = await findLastEdit(tx, listing)
  if (!last?.waits) {
    const seen = { base: withWhatStands(area, { base, begunFrom, now }), edit }
    return { ...mergeEdit(area, { ...seen, now }), ahead: now, edit: seen }
  }
  const ahead = mergeEdit(area, { ...last, now }).facts
  const { facts, contested } = mergeEdit(area, { base: begunFrom ?? base, edit, now: ahead })
  return {
    facts: { ...facts, translations: translationsOf(area, facts, now) },
    contested,
    ahead,
    edit: { base: withUnits(area, now, last.base, differences(area, last.base, last.edit)), edit: facts },
  }
}

/** What an edit was written over, with what the listing has by now of the edit that waited when it was begun. */
function withWhatStands(
  area: Listing['area'],
  { base, begunFrom, now }: { base: ListingFacts; begunFrom?: ListingFacts | null; now: ListingFacts },
): ListingFacts {
  if (!begunFrom) return base
  const stands = differences(area, base, begunFrom).difference(differences(area, begunFrom, now))
  return withUnits(area, base, begunFrom, stands)
}
