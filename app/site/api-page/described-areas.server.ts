import { apiName } from '../../directory/area-names.server.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import type { AnyArea } from '../../directory/area.ts'
import { facetsOf } from '../../directory/facets.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'

export type DescribedArea = {
  readonly name: string
  readonly title: string
  readonly path: string
  readonly filters: readonly DescribedFilter[]
  readonly sorts: readonly string[]
}
type DescribedFilter = {
  readonly key: string
  readonly label: string
  readonly values: readonly string[]
  /** Takes other values, too. */
  readonly open: boolean
  /** Takes several. */
  readonly many: boolean
  /** The filter that it can only be asked for together with. */
  readonly under: string | null
}

/** What the lists of all areas can be asked for. The page of it would else load every area. */
export const describedAreas = (language: Language): DescribedArea[] =>
  knownAreas().map((area) => ({
    name: apiName(area),
    title: i18nOf(language)._(area.texts.title),
    path: area.path,
    filters: filtersOf(area, language),
    sorts: Object.keys(area.sorts),
  }))

const filtersOf = (area: AnyArea, language: Language): DescribedFilter[] =>
  facetsOf(area).map(({ key, label, options, open, taxonomy, many, under, limit }) => ({
    key,
    label: i18nOf(language)._(label),
    values: options.map(({ value }) => value),
    open: open || taxonomy !== undefined || limit !== undefined,
    many,
    under: under ?? null,
  }))
