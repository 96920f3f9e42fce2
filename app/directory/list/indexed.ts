import type { AnyArea } from '../area.ts'
import { facetsOf } from '../facets.ts'
import { activeCount, defaultSort, type Filters, typedOf } from '../filters.ts'

/**
 * Search engines get the bare lists, those with one filter, and presets, which are such; the rest are the same listings
 * once more.
 */
export const isIndexed = (area: AnyArea, filters: Filters) =>
  activeCount(area, filters) < (area.preset ? 1 : 2) &&
  facetsOf(area).every(({ typed }) => !typed || !typedOf(typed, filters)) &&
  !filters.q &&
  !filters.box &&
  !filters.near &&
  filters.sort === defaultSort(area) &&
  filters.view === 'grid'

/** The `rel` of a link to a list: crawlers are sent to what is for them. */
export const relOf = (area: AnyArea, filters: Filters): 'nofollow' | undefined =>
  isIndexed(area, filters) ? undefined : 'nofollow'
