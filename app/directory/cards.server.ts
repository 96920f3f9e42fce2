import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import { type Language, languageTags } from '../ground/i18n/languages.ts'
import type { AreaWith, Offer } from './area.ts'
import type { Attributes } from './attributes/attribute.ts'
import { decodeHours } from './attributes/hours.ts'
import { hoursAt, openState } from './hours/open.ts'
import { decodeValues, type ListingCard } from './listing.ts'
import type { Translations } from './tables.server.ts'
import { lastStart } from './update-times.server.ts'

/** A row of `cardColumns`. */
export type CardRow = {
  id: string
  ref: string
  lang: string
  title: string
  description: string
  translation: Translations[string] | null
  island: string
  village: string
  address: string
  lng: number | null
  lat: number | null
  offer: Offer | null
  price_cents: string | null
  price_max_cents: string | null
  price_period: string | null
  price_is_from: boolean
  rating: number | null
  review_count: number
  sample: boolean
  featured: boolean
  created_at: string
  next_start: string | null
  last_end: string | null
  /** Only of one that is over. */
  last_start?: string | null
  weekly: boolean
  expires_at: string | null
  closed_until: string | null
  attributes: Record<string, unknown>
  picture: string | null
  pictures: number
}

/** The most characters of a description that a card shows. */
export const longestExcerpt = 240

/** Only the texts of a card, in one language. */
const cardColumns = (language: Language) => sql`
  id, ref, lang, title, left(description, ${longestExcerpt}) as description,
  jsonb_build_object(
    'title', translations -> ${language} ->> 'title',
    'description', left(translations -> ${language} ->> 'description', ${longestExcerpt}),
    'attributes', translations -> ${language} -> 'attributes'
  ) as translation,
  island, village, address, lng, lat, offer, price_cents, price_max_cents, price_period, price_is_from,
  rating::float, review_count, sample, featured,
  created_at, next_start, last_end, ${lastStart} as last_start, weekly, expires_at, closed_until::text, attributes,
  (select src from photo where listing_id = listing.id order by position limit 1) as picture,
  (select count(*)::int from photo where listing_id = listing.id) as pictures`

/**
 * Cards for some listings. The inner query keeps the pictures of those before `offset` from being looked up.
 * @param first look through the first listings in this order before all matches are gathered and sorted: if there are
 *   many matches, enough are among them. The planner can't tell, since it assumes that filters are independent of
 *   areas.
 */
export async function findCards(
  database: Database,
  language: Language,
  {
    where,
    order,
    limit,
    offset = 0,
    first,
  }: { where: SQL; order: SQL; limit: number; offset?: number; first?: { of: SQL; most: number } },
): Promise<CardRow[]> {
  const find = async (from: SQL) => {
    const { rows } = await database.execute<CardRow>(
      sql`select ${cardColumns(language)}
        from (select * from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}) listing
        order by ${order}`,
    )
    return rows
  }
  const found = first ? await find(firstOf(first, order)) : []
  return found.length === limit ? found : find(sql`listing`)
}

/** The limit keeps the planner from moving conditions inwards. */
export const firstOf = ({ of, most }: { of: SQL; most: number }, order: SQL) =>
  sql`(select * from listing where ${of} order by ${order} limit ${most}) listing`

/** Cards of what the first condition finds, then those of the next ones, each listing once, until there are `most`. */
export async function findCardsInTurn(
  database: Database,
  language: Language,
  {
    conditions,
    order,
    most,
    first,
  }: { conditions: readonly SQL[]; order: SQL; most: number; first: { of: SQL; most: number } },
): Promise<CardRow[]> {
  const found: CardRow[] = []
  for (const condition of conditions) {
    if (found.length === most) break
    const seen = sql.param(found.map(({ id }) => id))
    const where = sql`${condition} and id <> all(${seen}::bigint[])`
    found.push(...(await findCards(database, language, { where, order, limit: most - found.length, first })))
  }
  return found
}

/** @param words how many characters of the description the card shows; a page sends no others */
export function cardOf<A extends Attributes>(
  area: AreaWith<A>,
  row: CardRow,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
  words = 0,
): ListingCard<A> {
  const { title, description, lang } = textsOf(row, language)
  const hours = decodeHours(row.attributes.hours)
  const lastEnd = row.last_end === null ? null : new Date(row.last_end)
  return {
    ref: row.ref,
    href: `${(area.preset?.of ?? area).path}/${encodeURIComponent(row.ref)}`,
    title,
    description: description.slice(0, words),
    lang,
    ownLang: row.lang === language || row.translation?.attributes ? null : tagOf(row.lang),
    island: row.island,
    village: row.village,
    address: row.address,
    lng: row.lng,
    lat: row.lat,
    offer: row.offer,
    price: priceOf(row),
    picture: row.picture,
    pictures: row.pictures,
    rating: row.rating,
    reviewCount: row.review_count,
    openState: hours && openState(hours, now, row.closed_until),
    hoursToday: hours ? hoursAt(hours, now, row.closed_until) : [],
    featured: row.featured,
    createdAt: new Date(row.created_at),
    nextStart: row.next_start === null ? null : new Date(row.next_start),
    lastEnd,
    lastStart: row.last_start ? new Date(row.last_start) : null,
    weekly: row.weekly,
    past: lastEnd !== null && lastEnd <= now,
    values: decodeValues(area, translatedAttributes(row, language), area.card),
  }
}

/** Title and description in the asked language, else as written, with the language that they are in. */
export function textsOf(
  { lang, title, description, translation }: Pick<CardRow, 'lang' | 'title' | 'description' | 'translation'>,
  language: Language,
) {
  if (lang === language) return { title, description, lang: null }
  if (!translation?.title) return { title, description, lang: tagOf(lang) }
  return { title: translation.title, description: translation.description ?? description, lang: null }
}

/** The attributes of a row with those that are translated into the asked language. */
export const translatedAttributes = ({ lang, attributes, translation }: CardRow, language: Language) =>
  lang === language ? attributes : { ...attributes, ...translation?.attributes }

const tagOf = (lang: string) => languageTags[lang as Language] ?? null

/** What a listing costs, as its row says. */
export const priceOf = ({
  price_cents: cents,
  price_max_cents: maxCents,
  price_period: period,
  price_is_from: isFrom,
}: Pick<
  CardRow,
  'price_cents' | 'price_max_cents' | 'price_period' | 'price_is_from'
>): ListingCard['price'] =>
  cents === null
    ? null
    : {
        cents: Number(cents),
        maxCents: maxCents === null ? null : Number(maxCents),
        period,
        ...(isFrom && { isFrom }),
      }
