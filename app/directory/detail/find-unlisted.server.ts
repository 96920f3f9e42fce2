import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../area.ts'
import { withRef } from '../conditions.server.ts'
import { mayAct } from '../may-act.server.ts'
import { keptUntil, type ListingState, type StateColumns, stateOf } from '../listing-state.ts'

/** Why a listing is in no list, and whether the viewer acts for it. */
export type UnlistedState = { readonly state: Exclude<ListingState, 'live'>; readonly actsForIt: boolean }

type UnlistedRow = StateColumns & { id: string; ref: string; owner_id: string | null; leaving: boolean }

/**
 * A listing that is in no list. Those who act for it see it as it is. All others see one that is over, but only for a
 * while; after that `unlisted` is null.
 * @returns null: there is no such listing, or the viewer may not see it
 */
export async function findUnlisted(
  database: Database,
  { kind }: AnyArea,
  context: Pick<RequestContext, 'now' | 'samples' | 'viewer' | 'validUntil'>,
  ref: string,
): Promise<{ id: string; unlisted: UnlistedState | null } | null> {
  const { rows } = await database.execute<UnlistedRow>(sql`
    select id, ref, status, review, hidden_at, expires_at, ended_at, updated_at, owner_id,
      coalesce((select closes_at is not null from users where users.id = owner_id), false) as leaving
    from listing where kind = ${kind} and ${withRef(ref)} and deleted_at is null
      and ${context.samples ? sql`true` : sql`not sample`}`)
  const [row] = rows
  if (!row) return null
  const state = stateOf(row, context.now)
  if (state === 'live') return null
  const { id } = row
  const actsForIt = mayAct(context.viewer, { kind, ref: row.ref, ownerId: row.owner_id }, 'view')
  const until = keptUntil(row, context.now)
  if (actsForIt) return { id, unlisted: { state, actsForIt } }
  if (!until || row.leaving) return null
  if (until <= context.now) return { id, unlisted: null }
  context.validUntil = Math.min(context.validUntil, until.getTime())
  return { id, unlisted: { state, actsForIt } }
}
