import type { AnyArea, FixedValues } from '../area.ts'
import { addressOf, type Filters } from '../filters.ts'
import { searchOfAll } from '../presets.ts'

/**
 * The one address by which search engines know a search, whatever the visitor's island: at the preset that fixes what is
 * chosen, else at the area.
 */
export function canonicalAddressOf(area: AnyArea, filters: Filters): string {
  const all = searchOfAll(area, { ...filters, home: 'all' })
  const { chosen } = all.filters
  const preset = Object.entries(all.area.presets ?? {}).find(([, fixed]) => isChosen(fixed, chosen))
  if (!preset) return addressOf(all.area, all.filters)
  const [path, fixed] = preset
  const left = Object.fromEntries(Object.entries(chosen).filter(([key]) => !fixed[key]))
  return addressOf({ ...all.area, path: path as `/${string}` }, { ...all.filters, chosen: left })
}

/** A preset that fixes nothing is only another address of the whole list. */
const isChosen = (fixed: FixedValues, chosen: Filters['chosen']) =>
  Object.keys(fixed).length > 0 &&
  Object.entries(fixed).every(([key, values]) => String(values) === String(chosen[key]))
