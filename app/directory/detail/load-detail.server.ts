import { type SQL, sql } from 'drizzle-orm'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea, AreaWith } from '../area.ts'
import type { Attributes } from '../attributes/attribute.ts'
import { type ClaimLink, claimLinkOf } from '../claimable-kinds.ts'
import type { Proof } from '../claims.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { decodeHours } from '../attributes/hours.ts'
import type { Closure, ClosureReason } from '../hours/closure.ts'
import { withComingDays } from '../hours/coming-days.ts'
import { type CardRow, cardOf, findCards, findCardsInTurn, translatedAttributes } from '../cards.server.ts'
import { listed, ownerReads, withRef } from '../conditions.server.ts'
import { token } from '../facets.ts'
import { decodeValues, type ListingCard } from '../listing.ts'
import { findAlias } from '../find-alias.server.ts'
import { mayAct } from '../may-act.server.ts'
import { keepUntilNextChange } from '../page-lifetime.server.ts'
import { type PageSite, siteOf } from '../page-meta.ts'
import type { Contact } from '../tables.server.ts'
import { profileHref } from '../public-profile.server.ts'
import { findTermLabels } from '../terms.server.ts'
import { findOwn, type OwnFigures } from './find-own.server.ts'
import type { Post } from '../posts.ts'
import { findPosts } from './find-posts.server.ts'
import { findUnlisted, type UnlistedState } from './find-unlisted.server.ts'

export type Photo = { readonly src: string; readonly alt: string }
export type Detail<A extends Attributes = Attributes> = ListingCard<A> & {
  readonly photos: readonly Photo[]
  /** Absent where the owner is a private person: it is then shown on request only. */
  readonly contact: Contact
  readonly contactPrivate: boolean
  /** Where one writes to its owner; null: no one would read it. */
  readonly writeTo: string | null
  /** The public profile of its owner; null without one. */
  readonly ownerHref: string | null
  /** Invented for show. */
  readonly sample: boolean
  /** How its owner has shown that they run it; null: they have not. */
  readonly ownerProof: Proof | null
  /** Null while it has its usual hours. */
  readonly closure: Closure | null
  /** Its offers and news that run. */
  readonly posts: readonly Post[]
  /** Null of one that is in the lists. */
  readonly unlisted: UnlistedState | null
  /** Where someone says that it is theirs; null of what no one claims, and for its owner. */
  readonly claim: ClaimLink | null
  /** Null unless the viewer acts for it. */
  readonly own: OwnFigures | null
}
export type DetailData<A extends Attributes = Attributes> =
  | { readonly found: false; readonly site: PageSite; readonly gone: boolean }
  | {
      readonly found: true
      readonly site: PageSite
      readonly id: number
      /** Whether the requested listing doesn't exist, so that this is the first of its area. */
      readonly missing: boolean
      /** Whether it existed and ended long ago. */
      readonly gone: boolean
      readonly listing: Detail<A>
      readonly similar: readonly ListingCard<A>[]
      /** Listings of the same village. */
      readonly nearby: readonly ListingCard<A>[]
      /** Labels of terms, see `useTerms`. */
      readonly terms: Readonly<Record<string, string>>
    }

type Arguments = Pick<LoaderFunctionArgs, 'params' | 'url' | 'request' | 'context'>
export type DetailRow = CardRow & {
  facets: string[]
  closed_why: ClosureReason | null
  owner_proof: Proof | null
  contact: Contact
  contact_private: boolean
  owner_id: string | null
  owner_reads: boolean
  owner_href: string | null
  photos: Photo[]
}

const mostLookedThrough = 300

/**
 * A listing of an area with all that its page shows: one that is in the lists, that is over since a short while, or
 * that the viewer acts for.
 * @throws a redirect to the listing into which it was merged
 */
export async function loadDetail<A extends Attributes>(
  area: AreaWith<A>,
  { params, url, request, context: router }: Arguments,
): Promise<DetailData<A>> {
  const context = router.get(requestContext)
  context.tags.add(`listing:${area.kind}`)
  const site = siteOf(context, url)
  return context.search(request.signal, async (database) => {
    const ref = params.ref ?? ''
    const live = await findDetail(database, area, context, withRef(ref))
    const other = live ? null : await findUnlisted(database, area, context, ref)
    const unlisted = other?.unlisted ?? null
    const isGone = other?.unlisted === null
    const requestedRow =
      live ?? (other?.unlisted && (await findRow(database, context, sql`id = ${other.id}`)))
    const merged = !requestedRow && !isGone && (await findAlias(database, { kind: area.kind, ref }))
    if (merged) throw redirect(`${area.path}/${encodeURIComponent(merged)}`, 301)
    const row =
      requestedRow ??
      (area.fallback && (await findDetail(database, area, context, sql`true order by id limit 1`)))
    if (!row) return { found: false, site, gone: isGone }
    const similar = await findSimilar(database, area, row, context)
    const nearby = await findNearby(database, area, row, context)
    keepUntilNextChange(context, [row, ...similar, ...nearby])
    const key = { kind: area.kind, ref: row.ref, ownerId: row.owner_id }
    const actsForIt = mayAct(context.viewer, key, 'view')
    const posts = await findPosts(database, { id: Number(row.id), kind: area.kind }, context)
    const own = await findOwn(database, area.kind, row, context)
    const listing = {
      ...cardOf(area, row, context, Number.POSITIVE_INFINITY),
      values: decodeValues(area, shownAttributes(row, context), Object.keys(area.attributes)),
      photos: row.photos,
      contact: row.contact_private || unlisted ? { name: row.contact.name } : row.contact,
      contactPrivate: row.contact_private,
      writeTo: row.owner_reads && !unlisted && !actsForIt ? writeAddress(area, row) : null,
      ownerHref: row.owner_href,
      sample: row.sample,
      ownerProof: row.owner_proof,
      closure: closureOf(row, context.now),
      posts,
      unlisted,
      own,
      claim: own || unlisted ? null : claimLinkOf(area.kind, row.ref, { isOwned: row.owner_id !== null }),
    }
    return {
      found: true,
      site,
      id: Number(row.id),
      missing: !requestedRow,
      gone: isGone,
      listing,
      similar: similar.map((one) => cardOf(area, one, context)),
      nearby: nearby.map((one) => cardOf(area, one, context)),
      terms: await findTermLabels(database, area, listing.values, context),
    }
  })
}

/** In the language of the page, without special days that have passed. */
function shownAttributes(row: DetailRow, { language, now }: Pick<RequestContext, 'language' | 'now'>) {
  const attributes = translatedAttributes(row, language)
  const hours = decodeHours(attributes.hours)
  return hours ? { ...attributes, hours: withComingDays(hours, now) } : attributes
}

function closureOf({ closed_until: until, closed_why: why }: DetailRow, now: Date): Closure | null {
  return until !== null && localDate(now) <= until ? { until, why: why ?? 'other' } : null
}

/** The viewer's conversation with the owner, which begins there. */
export const writeAddress = ({ kind }: Pick<AnyArea, 'kind'>, { ref }: { ref: string }) =>
  `/messages/${kind}/${encodeURIComponent(ref)}`

/** A missing listing answers 404 with the area's texts; one that ended long ago 410. */
export const answer = <D extends { found: boolean; missing?: boolean; gone: boolean }>(detail: D) =>
  data(detail, { status: detail.gone ? 410 : detail.found && !detail.missing ? 200 : 404 })

/** The row of one live listing; `which` is a condition on it. */
export const findDetail = (
  database: Database,
  area: AnyArea,
  context: Pick<RequestContext, 'language' | 'now' | 'samples'>,
  which: SQL,
) => findRow(database, context, sql`${listed(area, context)} and ${which}`)

async function findRow(
  database: Database,
  context: Pick<RequestContext, 'language'>,
  where: SQL,
): Promise<DetailRow | undefined> {
  const { rows } = await database.execute<DetailRow>(sql`
    select id, ref, lang, title, description, translations -> ${context.language} as translation,
      island, village, address, lng, lat, offer, price_cents, price_max_cents, price_period, price_is_from,
      rating::float, review_count, sample, featured,
      created_at, next_start, last_end, weekly, expires_at, closed_until::text, closed_why, attributes, facets, contact, contact_private,
      owner_id, owner_proof, ${ownerReads} as owner_reads,
      (select ${profileHref} from users where users.id = owner_id) as owner_href,
      (select coalesce(jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position), '[]')
        from photo where listing_id = listing.id) as photos,
      (select src from photo where listing_id = listing.id order by position limit 1) as picture,
      (select count(*)::int from photo where listing_id = listing.id) as pictures
    from listing where ${where}`)
  return rows[0]
}

/** Those that share all of the declared facts, then those that share one, newest first; never the listing itself. */
async function findSimilar(
  database: Database,
  area: AnyArea,
  row: DetailRow,
  context: RequestContext,
): Promise<CardRow[]> {
  if (!area.similar) return []
  const { same, most } = area.similar
  const prefixes = same.map((key) => token(area, key, ''))
  const shared = row.facets.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))
  if (shared.length === 0) return []
  const others = (matches: SQL) =>
    sql`${listed(area, context)} and facets ${matches} ${sql.param(shared)}::text[] and id <> ${row.id}`
  return findCardsInTurn(database, context.language, {
    conditions: [others(sql`@>`), others(sql`&&`)],
    order: sql`created_at desc, id desc`,
    most,
    first: { of: listed(area, context), most: mostLookedThrough },
  })
}

/** The newest of the same village, without the listing itself. */
async function findNearby(
  database: Database,
  area: AnyArea,
  row: DetailRow,
  context: RequestContext,
): Promise<CardRow[]> {
  if (!area.nearby || !row.village) return []
  const village = token(area, 'village', `${row.island}/${row.village}`)
  return findCards(database, context.language, {
    where: sql`${listed(area, context)} and facets @> ${sql.param([village])}::text[] and id <> ${row.id}`,
    order: sql`created_at desc, id desc`,
    limit: area.nearby,
    first: { of: listed(area, context), most: mostLookedThrough },
  })
}
