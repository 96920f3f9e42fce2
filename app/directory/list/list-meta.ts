import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { AnyArea } from '../area.ts'
import { chipsOf } from '../filters.ts'
import { pageMeta } from '../page-meta.ts'
import { isIndexed } from './indexed.ts'
import type { ListData } from './load-list.server.ts'

/** The `meta` of a list route; without data, of a list that failed, it says nothing. */
export function listMeta(area: AnyArea, data: ListData | undefined) {
  if (!data) return []
  const { site, filters, canonical, feed, timedOut } = data
  const i18n = i18nOf(site.language)
  const title = i18n._(area.texts.title)
  const chosen = chipsOf(area, filters, i18n).map(({ label }) => label)
  return [
    ...pageMeta({
      site,
      title: [title, ...chosen].join(' · '),
      description: [...chosen, i18n._(area.texts.subtitle)].join(' · '),
      address: canonical,
      indexed: !timedOut && isIndexed(area, filters),
      picture: `/og/${area.kind}.png`,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feed },
  ]
}
