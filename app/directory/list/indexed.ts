import type { AnyArea } from '../area.ts'
import { activeCount, defaultSort, type Filters } from '../filters.ts'
import { canonicalSearch } from '../presets.ts'

/** Search engines get the bare lists, presets and those with one filter; the rest are the same listings once more. */
export function isIndexed(area: AnyArea, filters: Filters): boolean {
  const canonical = canonicalSearch(area, filters)
  const isWhole = canonical.path === canonical.area.path
  return (
    activeCount(canonical.filters) < (isWhole ? 2 : 1) &&
    !filters.q &&
    !filters.box &&
    !filters.near &&
    filters.sort === defaultSort(area) &&
    filters.view === 'grid'
  )
}
