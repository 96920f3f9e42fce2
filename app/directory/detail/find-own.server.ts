import { sql } from 'drizzle-orm'
import { listingContacts, listingViews } from '../../ground/counting/counters.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { mayAct } from '../may-act.server.ts'
import { type OwnerLink, ownerLinks } from '../owner-pages.server.ts'

/** What those who act for a listing read on its page: how often it was viewed, and its contact asked for, in 30 days. */
export type OwnFigures = {
  /** Whether it is someone else's, and they act for it. */
  readonly isOthers: boolean
  readonly mayEdit: boolean
  readonly views: number
  readonly contacts: number
  readonly links: readonly OwnerLink[]
}

/** Null for everyone else. */
export async function findOwn(
  database: Database,
  kind: string,
  { ref, owner_id: ownerId }: { ref: string; owner_id: string | null },
  { viewer, language, now }: Pick<RequestContext, 'viewer' | 'language' | 'now'>,
): Promise<OwnFigures | null> {
  const listing = { kind, ref, ownerId }
  if (!mayAct(viewer, listing, 'figures')) return null
  const { rows } = await database.execute<Pick<OwnFigures, 'views' | 'contacts'>>(sql`
    select coalesce(sum(count) filter (where what = ${listingViews.name}), 0)::int as views,
      coalesce(sum(count) filter (where what = ${listingContacts.name}), 0)::int as contacts
    from daily_count
    where what in (${listingViews.name}, ${listingContacts.name}) and subject = ${`${kind}/${ref}`}
      and day > (${now}::timestamptz at time zone 'Pacific/Guam')::date - 30`)
  return {
    ...rows[0]!,
    isOthers: ownerId !== viewer?.id,
    mayEdit: mayAct(viewer, listing, 'edit'),
    links: ownerLinks(listing, { viewer, language }),
  }
}
