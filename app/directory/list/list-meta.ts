import { i18nOf } from '../../i18n/catalogue.ts'
import type { AnyArea } from '../area.ts'
import { pageMeta } from '../page-meta.ts'
import { isIndexed } from './indexed.ts'
import type { ListData } from './load-list.server.ts'

/** The `meta` of a list route; without data, of a list that failed, it says nothing. */
export function listMeta(area: AnyArea, data: ListData | undefined) {
  if (!data) return []
  const { site, filters, canonical, timedOut } = data
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(area.texts.title),
    description: i18n._(area.texts.subtitle),
    address: canonical,
    indexed: !timedOut && isIndexed(area, filters),
  })
}
