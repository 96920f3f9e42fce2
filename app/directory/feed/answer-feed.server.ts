import type { I18n } from '@lingui/core'
import { sql } from 'drizzle-orm'
import { Feed } from 'feed'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import type { AnyArea } from '../area.ts'
import { cardOf, findCards, longestExcerpt } from '../cards.server.ts'
import { addressOf, chipsOf, type Filters } from '../filters.ts'
import type { ListingCard } from '../listing.ts'
import { inLanguage, type PageSite, siteOf } from '../page-meta.ts'
import { keepUntilNextChange } from '../page-lifetime.server.ts'
import { villageAndIsland } from '../place.ts'
import { priceText } from '../price.tsx'
import { searchOr } from '../search-or.server.ts'
import { feedAddress } from './feed-address.ts'
import { feedQuery } from './feed-query.ts'
import { findSource } from './find-source.server.ts'
import { asHtml, asTitle } from './readable.ts'

const most = 50

/** The newest listings of an area, or of those that a search finds, as RSS. 503 when the search takes too long. */
export async function answerFeed(
  area: AnyArea,
  { url, request, context: router }: Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>,
): Promise<Response> {
  const context = router.get(requestContext)
  context.tags.add(`listing:${area.kind}`)
  const filters = feedQuery(area).parse(url)
  const rows = await searchOr(context, request.signal, null, async (database) =>
    findCards(database, context.language, {
      ...(await findSource(database, area, filters, context)),
      order: sql`created_at desc, id desc`,
      limit: most,
    }),
  )
  if (!rows) return new Response('This took too long.', { status: 503, headers: { 'retry-after': '60' } })
  keepUntilNextChange(context, rows)
  const listings = rows.map((row) => cardOf(area, row, context, longestExcerpt))
  return new Response(rss(area, filters, listings, siteOf(context, url), context.now), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}

function rss(
  area: AnyArea,
  filters: Filters,
  listings: readonly ListingCard[],
  { origin, name, language, asked }: PageSite,
  now: Date,
): string {
  const i18n = i18nOf(language)
  const chosen = [filters.q, ...chipsOf(area, filters, i18n).map(({ label }) => label)].filter(Boolean)
  const feed = new Feed({
    title: asTitle(`${[i18n._(area.texts.title), ...chosen].join(', ')} · ${name}`),
    description: i18n._(area.texts.subtitle),
    link: inLanguage(origin + addressOf(area, filters), asked),
    language: languageTags[language],
    feedLinks: { rss: origin + feedAddress(area, filters, language) },
    updated: listings[0]?.createdAt ?? now,
    generator: false,
  })
  for (const listing of listings) {
    feed.addItem({
      id: origin + listing.href, // the same in every language
      link: inLanguage(origin + listing.href, asked),
      title: asTitle(listing.title),
      description: `<p>${asHtml(factsOf(listing, i18n))}</p><p>${asHtml(listing.description)}</p>`,
      date: listing.createdAt,
    })
  }
  return feed.rss2()
}

const factsOf = (listing: ListingCard, i18n: I18n): string =>
  [
    listing.price && priceText(listing.price, i18n),
    listing.nextStart &&
      formatDate(listing.nextStart, i18n.locale, { dateStyle: 'full', timeStyle: 'short' }),
    villageAndIsland(listing, i18n),
  ]
    .filter(Boolean)
    .join(' · ')
