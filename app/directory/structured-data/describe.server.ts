import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { AnyArea, Part } from '../area.ts'
import type { ListingCard } from '../listing.ts'
import { canonicalUrl, type PageSite } from '../page-meta.ts'
import type { Describe } from './thing.ts'
import type { SchemaThing } from '../../ground/request/thing.ts'

type LoadedDetail =
  | { readonly found: false }
  | {
      readonly found: true
      readonly missing: boolean
      readonly site: PageSite
      readonly listing: Pick<ListingCard, 'title' | 'href'> & { readonly unlisted?: unknown }
    }

type List = {
  site: PageSite
  featured: readonly ListingCard[]
  cards: readonly ListingCard[]
  before: number
}

/**
 * Notes for search engines what a detail page is about, where it is on the site and what it is by its area's own
 * words, and hands the detail on. A listing that is not there, or in no list, is nothing to them.
 */
export function describeDetail<D extends LoadedDetail>(
  area: AnyArea,
  { context: router }: Pick<LoaderFunctionArgs, 'context'>,
  detail: D,
  describe: Describe<D>,
): D {
  if (!detail.found || detail.missing || detail.listing.unlisted) return detail
  const context = router.get(requestContext)
  const i18n = i18nOf(context.language)
  const { site, listing } = detail
  context.structuredData.push(
    breadcrumbOf(area, site, i18n, { name: listing.title, item: canonicalUrl(site, listing.href) }),
    ...[describe(detail as Extract<D, { found: true }>, i18n, context.now)].flat(),
  )
  return detail
}

/**
 * Notes the listings of a list page in their order.
 * @param featured listings above the first page
 * @param before the number of cards on earlier pages
 */
export function describeList(
  area: AnyArea,
  context: Pick<RequestContext, 'language' | 'structuredData'>,
  { site, featured, cards, before }: List,
) {
  const i18n = i18nOf(context.language)
  context.structuredData.push(breadcrumbOf(area, site, i18n))
  const listings = before === 0 ? [...featured, ...cards] : cards
  const first = before === 0 ? 1 : featured.length + before + 1
  if (listings.length === 0) return
  context.structuredData.push(itemListOf(site, listings, first, i18n._(area.texts.title)))
}

/** What a list shows, in its order. @param first the place of the first item in the whole list, from 1 on */
export const itemListOf = (
  site: PageSite,
  items: readonly Pick<ListingCard, 'title' | 'href'>[],
  first: number,
  name?: string,
): SchemaThing => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map(({ title, href }, at) => ({
    '@type': 'ListItem',
    position: first + at,
    name: title,
    url: canonicalUrl(site, href),
  })),
})

/** Home, the area, and its preset or, on a listing's page, the listing. */
export function breadcrumbOf(
  area: Part & Pick<AnyArea, 'preset'>,
  site: PageSite,
  i18n: I18n,
  last?: { name: string; item: string },
): SchemaThing {
  const lists = area.preset ? [area.preset.of, area] : [area]
  const items = [
    { name: i18n._(msg`Home`), item: canonicalUrl(site, '/') },
    ...lists.map(({ texts, path }) => ({ name: i18n._(texts.title), item: canonicalUrl(site, path) })),
    ...(last ? [last] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  }
}
