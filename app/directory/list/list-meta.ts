import { i18nOf } from '../../i18n/catalogue.ts'
import type { AnyArea } from '../area.ts'
import { addressOf } from '../filters.ts'
import { pageMeta } from '../page-meta.ts'
import { canonicalSearch } from '../presets.ts'
import { isIndexed } from './indexed.ts'
import type { ListData } from './load-list.server.ts'

/** The `meta` of a list route; without data, of a list that failed, it says nothing. */
export function listMeta(area: AnyArea, data: ListData | undefined) {
  if (!data) return []
  const { site, filters, timedOut } = data
  const i18n = i18nOf(site.language)
  const canonical = canonicalSearch(area, { ...filters, home: 'all' })
  return pageMeta({
    site,
    title: i18n._(area.texts.title),
    description: i18n._(area.texts.subtitle),
    address: addressOf(canonical.area, canonical.filters, canonical.path),
    indexed: !timedOut && isIndexed(area, filters),
  })
}
