import { completeAreas } from '../../directory/known-areas.ts'
import { categories } from './categories.ts'

/** Listings of an area: all of them, or those that have one of these values of each attribute or offer. */
export type Place = {
  readonly kind: string
  readonly where: Readonly<Partial<Record<string, readonly string[]>>>
}

/** Where a campaign is shown beside the home page: a subcategory for which no area says so, where its category is. */
export function placesOf(category: string, subcategories: readonly string[]) {
  const { pages = [] } = categories[category] ?? {}
  const places = placesNamed(category)
  const chosen = subcategories.map((one) => placesNamed(`${category}/${one}`))
  const candidates = chosen.flatMap((some) => (some.length > 0 ? some : places))
  return { places: chosen.length > 0 ? candidates : places, pages }
}

/** @param name `category` or `category/subcategory` */
const placesNamed = (name: string): Place[] =>
  completeAreas().flatMap(({ area: { kind }, advertisements: { [name]: where } }) =>
    where ? [{ kind, where: where === 'all' ? {} : where }] : [],
  )
