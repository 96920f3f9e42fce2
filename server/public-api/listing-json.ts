import { apiName } from '../../app/directory/area-names.server.ts'
import type { RequestContext } from '../../app/ground/request/request-context.ts'
import type { ApiSpelling } from '../../app/directory/api-part.server.ts'
import type { AnyArea } from '../../app/directory/area.ts'
import {
  type CardRow,
  cardOf,
  longestExcerpt,
  translatedAttributes,
} from '../../app/directory/cards.server.ts'
import { distance } from '../../app/directory/distance.ts'
import type { DetailRow } from '../../app/directory/detail/load-detail.server.ts'
import type { Point } from '../../app/directory/filters.ts'
import { decodeValues, type ListingCard } from '../../app/directory/listing.ts'
import { islandTime } from '../../app/directory/structured-data/times.server.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import { type Language, languageTags } from '../../app/ground/i18n/languages.ts'
import { apiAddress as base } from '../../app/site/api-page/api.ts'

/** What an answer may depend on. */
export type Visit = Pick<
  RequestContext,
  'language' | 'search' | 'origin' | 'samples' | 'demo' | 'now' | 'tags' | 'validUntil'
>

/** A listing in a list. @param near the place from which its distance is measured */
export function summaryOf(area: AnyArea, row: CardRow, visit: Visit, near: Point | null) {
  const card = cardOf(area, row, visit, longestExcerpt)
  const { lng, lat } = card
  const distanceKm =
    near && lng !== null && lat !== null ? Math.round(distance(near, [lng, lat]) * 100) / 100 : null
  return { ...factsOf(area, row, card, visit), summary: card.description, distanceKm }
}

/** Fields of a listing in every answer. */
function factsOf(area: AnyArea, row: CardRow, card: ListingCard, visit: Visit) {
  const { lng, lat, price, openState } = card
  const name = apiName(area)
  const { absolute } = spellingOf(visit)
  return {
    id: card.ref,
    area: name,
    kind: area.kind,
    self: `${visit.origin}${base}/${name}/${encodeURIComponent(card.ref)}`,
    url: visit.origin + card.href,
    title: card.title,
    language: card.lang ?? languageTags[visit.language],
    island: card.island,
    village: card.village,
    address: card.address,
    coordinates: lng === null || lat === null ? null : { longitude: lng, latitude: lat },
    offer: card.offer,
    price: price && {
      cents: price.cents,
      maxCents: price.maxCents,
      period: price.period,
      isFrom: price.isFrom ?? false,
      currency: 'USD',
    },
    rating: card.rating,
    reviewCount: card.reviewCount,
    openNow: openState && { open: openState.open, until: openState.until && islandTime(openState.until) },
    nextStart: card.nextStart && islandTime(card.nextStart),
    lastEnd: card.lastEnd && islandTime(card.lastEnd),
    picture: card.picture && absolute(card.picture),
    pictureCount: card.pictures,
    isFeatured: card.featured,
    isSample: row.sample,
    createdAt: islandTime(card.createdAt),
    attributes: attributesOf(area, row, visit.language),
  }
}

/** A listing with all that its page shows. A private person's contact is in no JSON. */
export function detailOf(area: AnyArea, row: DetailRow, visit: Visit) {
  const card = cardOf(area, row, visit, Number.POSITIVE_INFINITY)
  const { name, phone, whatsapp, email, website } = row.contact
  const { absolute } = spellingOf(visit)
  return {
    ...factsOf(area, row, card, visit),
    description: card.description,
    originalLanguage: languageTags[row.lang as Language] ?? row.lang,
    pictures: row.photos.map(({ src, alt }) => ({ url: absolute(src), alt })),
    contact: row.contact_private ? null : { name, phone, whatsapp, email, website },
    labels: labelsOf(area, row, visit.language),
  }
}

function attributesOf(area: AnyArea, row: CardRow, language: Language) {
  return Object.fromEntries(
    valuesOf(area, row, language).map(([key, value]) => {
      const { api } = area.attributes[key]!
      return [key, api?.json ? api.json(value) : value]
    }),
  )
}

/** The attributes as a page writes them, in the language of the answer. */
function labelsOf(area: AnyArea, row: CardRow, language: Language) {
  const i18n = i18nOf(language)
  const labels: Record<string, { label: string; text: string }> = {}
  for (const [key, value] of valuesOf(area, row, language)) {
    const attribute = area.attributes[key]!
    if (attribute.api?.json) continue
    labels[key] = { label: i18n._(attribute.label), text: attribute.format(value, i18n) }
  }
  return labels
}

const valuesOf = (area: AnyArea, row: CardRow, language: Language) =>
  Object.entries(decodeValues(area, translatedAttributes(row, language), Object.keys(area.attributes)))

/** For what areas tell themselves. */
export const spellingOf = ({ language, origin }: Visit): ApiSpelling => ({
  language,
  time: islandTime,
  absolute: (path) => new URL(path, origin).href,
})
