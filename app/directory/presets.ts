import type { AnyArea, AreaTexts, FixedValues } from './area.ts'
import type { Attribute } from './attributes/attribute.ts'
import type { Filters } from './filters.ts'

/**
 * The list at one of an area's further addresses, with fewer listings: a value that all of them have is no filter there,
 * of several that they may have only these are offered.
 */
export function presetOf<T extends AnyArea>(area: T, path: string, texts: Partial<AreaTexts> = {}): T {
  const fixed = area.presets?.[path]
  if (!fixed) throw new Error(`${area.kind} declares no preset ${path}`)
  const attributes = Object.entries(area.attributes).map(([key, attribute]) => [
    key,
    fixed[key] ? withOptions(attribute, fixed[key]) : attribute,
  ])
  return {
    ...area,
    path,
    texts: { ...area.texts, ...texts },
    attributes: Object.fromEntries(attributes),
    price: pricesOf(area, fixed),
    filters: area.filters.filter((key) => fixed[key]?.length !== 1),
    preset: { of: area, fixed },
  }
}

const withOptions = ({ facet, ...attribute }: Attribute, values: readonly string[]) => ({
  ...attribute,
  ...(facet && { facet: { ...facet, options: facet.options.filter(({ value }) => values.includes(value)) } }),
})

const pricesOf = ({ price = {} }: AnyArea, { offer }: FixedValues) =>
  offer ? Object.fromEntries(Object.entries(price).filter(([key]) => offer.includes(key))) : price

/** The same search among all listings of the area: what a preset fixes is chosen there. */
export function searchOfAll(area: AnyArea, filters: Filters): { area: AnyArea; filters: Filters } {
  if (!area.preset) return { area, filters }
  const { of, fixed } = area.preset
  return { area: of, filters: { ...filters, chosen: { ...fixed, ...filters.chosen } } }
}
