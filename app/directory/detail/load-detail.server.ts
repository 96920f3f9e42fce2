import { type SQL, sql } from 'drizzle-orm'
import { data, type LoaderFunctionArgs } from 'react-router'
import { pageContext, type Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import type { AnyArea, AreaWith } from '../area.ts'
import type { Attributes } from '../attributes/attribute.ts'
import { type CardRow, cardOf, findCards, findCardsInTurn, wordsOf } from '../cards.server.ts'
import { listed, withRef } from '../conditions.server.ts'
import { token } from '../facets.ts'
import { decodeValues, type ListingCard } from '../listing.ts'
import { keepUntilNextChange } from '../page-lifetime.server.ts'
import { type PageSite, siteOf } from '../page-meta.ts'
import type { Contact } from '../tables.server.ts'
import { findTermLabels } from '../terms.server.ts'

export type Photo = { readonly src: string; readonly alt: string }
export type Detail<A extends Attributes = Attributes> = ListingCard<A> & {
  readonly photos: readonly Photo[]
  /** Absent where the owner is a private person: it is then shown on request only. */
  readonly contact: Contact
  readonly contactPrivate: boolean
  /** Invented for show. */
  readonly sample: boolean
}
export type DetailData<A extends Attributes = Attributes> =
  | { readonly found: false; readonly site: PageSite }
  | {
      readonly found: true
      readonly site: PageSite
      readonly id: number
      /** What was asked for is not there: this is the first of its area instead. */
      readonly missing: boolean
      readonly listing: Detail<A>
      readonly similar: readonly ListingCard<A>[]
      /** Of the same village. */
      readonly nearby: readonly ListingCard<A>[]
      /** Labels of terms, see `useTerms`. */
      readonly terms: Readonly<Record<string, string>>
    }

type Arguments = Pick<LoaderFunctionArgs, 'params' | 'url' | 'request' | 'context'>
export type DetailRow = CardRow & {
  facets: string[]
  contact: Contact
  contact_private: boolean
  photos: Photo[]
}

const mostLookedThrough = 300

/** A live listing of an area with all that its page shows. */
export async function loadDetail<A extends Attributes>(
  area: AreaWith<A>,
  { params, url, request, context }: Arguments,
): Promise<DetailData<A>> {
  const page = context.get(pageContext)
  page.tags.add(`listing:${area.kind}`)
  const site = siteOf(page, url)
  return page.search(request.signal, async (database) => {
    const asked = await findDetail(database, area, page, withRef(params.ref ?? ''))
    const row =
      asked ?? (area.fallback && (await findDetail(database, area, page, sql`true order by id limit 1`)))
    if (!row) return { found: false, site }
    const similar = await findSimilar(database, area, row, page)
    const nearby = await findNearby(database, area, row, page)
    keepUntilNextChange(page, [row, ...similar, ...nearby])
    const listing = {
      ...cardOf(area, row, page, Number.POSITIVE_INFINITY),
      values: decodeValues(area, wordsOf(row, page.language), Object.keys(area.attributes)),
      photos: row.photos,
      contact: row.contact_private ? { name: row.contact.name } : row.contact,
      contactPrivate: row.contact_private,
      sample: row.sample,
    }
    return {
      found: true,
      site,
      id: Number(row.id),
      missing: !asked,
      listing,
      similar: similar.map((one) => cardOf(area, one, page)),
      nearby: nearby.map((one) => cardOf(area, one, page)),
      terms: await findTermLabels(database, area, listing.values, page),
    }
  })
}

/** What is not there answers 404, with the area's own words. */
export const answer = <D extends { found: boolean; missing?: boolean }>(detail: D) =>
  data(detail, { status: detail.found && !detail.missing ? 200 : 404 })

/** The row of one live listing; `which` is a condition on it. */
export async function findDetail(
  database: Database,
  area: AnyArea,
  page: Pick<Page, 'language' | 'now' | 'samples'>,
  which: SQL,
): Promise<DetailRow | undefined> {
  const { rows } = await database.execute<DetailRow>(sql`
    select id, ref, lang, title, description, translations -> ${page.language} as translation,
      island, village, address, lng, lat, offer, price_cents, price_max_cents, price_period,
      rating::float, review_count, sample, featured,
      created_at, next_start, last_end, expires_at, attributes, facets, contact, contact_private,
      (select coalesce(jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position), '[]')
        from photo where listing_id = listing.id) as photos,
      (select src from photo where listing_id = listing.id order by position limit 1) as picture,
      (select count(*)::int from photo where listing_id = listing.id) as pictures
    from listing where ${listed(area, page)} and ${which}`)
  return rows[0]
}

/** Those that share all of the declared facts, then those that share one, newest first; never the listing itself. */
async function findSimilar(
  database: Database,
  area: AnyArea,
  row: DetailRow,
  page: Page,
): Promise<CardRow[]> {
  if (!area.similar) return []
  const { same, most } = area.similar
  const prefixes = same.map((key) => token(area, key, ''))
  const shared = row.facets.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))
  if (shared.length === 0) return []
  const others = (matches: SQL) =>
    sql`${listed(area, page)} and facets ${matches} ${sql.param(shared)}::text[] and id <> ${row.id}`
  return findCardsInTurn(database, page.language, {
    conditions: [others(sql`@>`), others(sql`&&`)],
    order: sql`created_at desc, id desc`,
    most,
    first: { of: listed(area, page), most: mostLookedThrough },
  })
}

/** The newest of the same village, without the listing itself. */
async function findNearby(database: Database, area: AnyArea, row: DetailRow, page: Page): Promise<CardRow[]> {
  if (!area.nearby || !row.village) return []
  const village = token(area, 'village', `${row.island}/${row.village}`)
  return findCards(database, page.language, {
    where: sql`${listed(area, page)} and facets @> ${sql.param([village])}::text[] and id <> ${row.id}`,
    order: sql`created_at desc, id desc`,
    limit: area.nearby,
    first: { of: listed(area, page), most: mostLookedThrough },
  })
}
