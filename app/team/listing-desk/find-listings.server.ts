import { inArray, sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import { listing } from '../../directory/tables.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { keptUntil, type ListingState, type StateColumns, stateOf } from '../../directory/listing-state.ts'
import { listingName } from '../../directory/area-names.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type Language, languageTags } from '../../ground/i18n/languages.ts'
import { type CaseState } from '../../market/approval/cases.ts'
import type { DeskQuery } from './desk-query.ts'
import { findIds } from './find-ids.server.ts'

export const perPage = 50

/** A listing in the staff's list. */
export type DeskListing = {
  readonly id: string
  /** What its kind is called. */
  readonly directory: string
  readonly title: string
  /** The language of the title; null: that of the page. */
  readonly lang: string | null
  /** Its page; null if only its owner can read it. */
  readonly href: string | null
  readonly state: ListingState | 'deleted'
  readonly createdAt: Date
  /** Null: no owner, or an owner without a page for the staff. */
  readonly owner: { readonly id: string; readonly name: string; readonly hasPage: boolean } | null
  /** What a member of the staff has to decide about it, or has decided last. */
  readonly moderation: { readonly id: string; readonly state: CaseState } | null
}

type DeskRow = StateColumns & {
  id: string
  kind: string
  ref: string
  title: string
  lang: Language
  deleted_at: string | null
  created_at: string
  owner_id: string | null
  owner_name: string | null
  has_page: boolean
  case_id: string | null
  case_state: CaseState | null
}

/** One page of the directory's listings in any state. Null: no one has the owner's address. */
export async function findListings(
  database: Database,
  context: Pick<RequestContext, 'now' | 'samples' | 'language'>,
  query: DeskQuery,
): Promise<{ listings: DeskListing[]; next: boolean } | null> {
  const places = await findIds(database, context, { ...query, most: perPage + 1 })
  if (places === null) return null
  const { page, end } = pageOf(places, perPage)
  const ids = sql.param(page.map(({ id }) => id))
  const { rows } = await database.execute<DeskRow>(sql`
    select listing.id, kind, ref, title, lang, status, review, hidden_at, deleted_at, expires_at, ended_at,
      listing.updated_at, listing.created_at, owner_id, full_name as owner_name,
      (email is not null and not users.sample) is true as has_page,
      latest.id as case_id, latest.state as case_state
    from unnest(${ids}::bigint[]) with ordinality shown(id, place) join listing using (id)
      left join users on users.id = owner_id
      left join lateral (
        select id, state from moderation_case where listing_id = listing.id
        order by state = 'open' desc, id desc limit 1
      ) latest on true
    order by place`)
  return { listings: rows.map((row) => deskListing(row, context)), next: end !== null }
}

/** The titles of listings, such as those that were skipped. */
export async function findTitles(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  ids: readonly number[],
) {
  const rows = await database
    .select({ id: listing.id, title: listing.title, lang: sql<Language>`${listing.lang}` })
    .from(listing)
    .where(inArray(listing.id, [...ids]))
    .orderBy(listing.id)
  return rows.map((row) => ({ ...row, lang: langIn(row.lang, language) }))
}

const langIn = (lang: Language, language: Language) => (lang === language ? null : languageTags[lang])

function deskListing(row: DeskRow, { now, language }: Pick<RequestContext, 'now' | 'language'>): DeskListing {
  const state = row.deleted_at === null ? stateOf(row, now) : 'deleted'
  const until = state === 'deleted' ? null : keptUntil(row, now)
  const path = areaOf(row.kind)?.path
  const isRead = state === 'live' || (until !== null && until > now)
  return {
    id: row.id,
    directory: listingName(row.kind, i18nOf(language)),
    title: row.title,
    state,
    lang: langIn(row.lang, language),
    href: path && isRead ? `${path}/${encodeURIComponent(row.ref)}` : null,
    createdAt: new Date(row.created_at),
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '', hasPage: row.has_page } : null,
    moderation: row.case_id && row.case_state ? { id: row.case_id, state: row.case_state } : null,
  }
}
