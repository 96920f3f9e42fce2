import { type SQL, sql } from 'drizzle-orm'
import { data, type LoaderFunctionArgs } from 'react-router'
import { pageContext, type Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import type { AnyArea, AreaWith } from '../area.ts'
import type { Attributes } from '../attributes/attribute.ts'
import { type CardRow, cardOf, findCardsInTurn } from '../cards.server.ts'
import { listed } from '../conditions.server.ts'
import { token } from '../facets.ts'
import { decodeValues, type ListingCard } from '../listing.ts'
import { keepUntilNextChange } from '../page-lifetime.server.ts'
import { type PageSite, siteOf } from '../page-meta.ts'
import type { Contact } from '../tables.server.ts'

export type Photo = { readonly src: string; readonly alt: string }
export type Detail<A extends Attributes = Attributes> = ListingCard<A> & {
  readonly photos: readonly Photo[]
  /** Absent where the owner is a private person: it is then shown on request only. */
  readonly contact: Contact
  readonly contactPrivate: boolean
}
export type DetailData<A extends Attributes = Attributes> =
  | { readonly found: false; readonly site: PageSite }
  | {
      readonly found: true
      readonly site: PageSite
      readonly id: number
      readonly listing: Detail<A>
      readonly similar: readonly ListingCard<A>[]
    }

type Arguments = Pick<LoaderFunctionArgs, 'params' | 'url' | 'request' | 'context'>
type DetailRow = CardRow & { facets: string[]; contact: Contact; contact_private: boolean; photos: Photo[] }

/** A live listing of an area with all that its page shows. */
export async function loadDetail<A extends Attributes>(
  area: AreaWith<A>,
  { params, url, request, context }: Arguments,
): Promise<DetailData<A>> {
  const page = context.get(pageContext)
  page.tags.add(`listing:${area.kind}`)
  const site = siteOf(page, url)
  return page.search(request.signal, async (database) => {
    const row = await findDetail(database, area, params.ref ?? '', page)
    if (!row) return { found: false, site }
    const similar = await findSimilar(database, area, row, page)
    keepUntilNextChange(page, [row, ...similar])
    const listing = {
      ...cardOf(area, row, page, Number.POSITIVE_INFINITY),
      values: decodeValues(area, row.attributes, Object.keys(area.attributes)),
      photos: row.photos,
      contact: row.contact_private ? { name: row.contact.name } : row.contact,
      contactPrivate: row.contact_private,
    }
    return {
      found: true,
      site,
      id: Number(row.id),
      listing,
      similar: similar.map((one) => cardOf(area, one, page)),
    }
  })
}

/** What is not there answers 404, with the area's own words. */
export const answer = <D extends { found: boolean }>(detail: D) =>
  data(detail, { status: detail.found ? 200 : 404 })

async function findDetail(
  database: Database,
  area: AnyArea,
  ref: string,
  page: Page,
): Promise<DetailRow | undefined> {
  if (ref.includes('\0')) return undefined // no text in the database has one
  const { rows } = await database.execute<DetailRow>(sql`
    select id, ref, lang, title, description, translations -> ${page.language} as translation,
      island, village, address, lng, lat, offer, price_cents, price_max_cents, price_period, featured,
      created_at, next_start, last_end, expires_at, attributes, facets, contact, contact_private,
      (select coalesce(jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position), '[]')
        from photo where listing_id = listing.id) as photos,
      (select src from photo where listing_id = listing.id order by position limit 1) as picture,
      (select count(*)::int from photo where listing_id = listing.id) as pictures
    from listing where ${listed(area, page)} and ref = ${ref}`)
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
  })
}
