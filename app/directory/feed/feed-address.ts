import type { Language } from '../../ground/i18n/languages.ts'
import type { AnyArea } from '../area.ts'
import { facetsOf } from '../facets.ts'
import { defaultSort, type Filters, searchOf } from '../filters.ts'
import { searchOfAll } from '../presets.ts'

/** `/feeds/vehicles.xml?lang=ko&make=Toyota`. It says its language: what reads feeds sends none. */
export function feedAddress(area: AnyArea, filters: Filters, language: Language): string {
  const all = searchOfAll(area, filters)
  const params = searchOf(all.area, feedFilters(all.filters, all.area))
  params.set('lang', language)
  params.sort()
  return `/feeds${all.area.path}.xml?${params}`
}

/** What a feed keeps of a search: neither what is another tomorrow, as "this week", nor order, place and look of a list. */
export function feedFilters({ q, chosen }: Filters, area: AnyArea): Filters {
  const lasting = facetsOf(area).flatMap(({ key, custom, limit }) =>
    (!custom || limit) && chosen[key] ? [[key, chosen[key]] as const] : [],
  )
  return {
    q,
    chosen: Object.fromEntries(lasting),
    box: null,
    near: null,
    sort: defaultSort(area),
    view: 'grid',
    page: 1,
    home: 'all',
  }
}
