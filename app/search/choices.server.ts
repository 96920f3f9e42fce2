import { areas } from '../areas/registry.ts'
import { type AreaFacet, facetsOf } from '../directory/facets.ts'
import { facetValueLabel } from '../directory/filters.ts'
import { lettersOf } from '../directory/search-text.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import type { Language } from '../i18n/languages.ts'
import { areaName } from './area-names.server.ts'
import type { Suggestion } from './suggestion.ts'

type Named = { readonly suggestion: Suggestion; readonly words: readonly string[] }

const known = new Map<Language, { areas: readonly Named[]; values: readonly Named[] }>()

/** The areas, and the values of their closed lists, of whose name each word of a term begins a word. */
export function suggestNamed(term: readonly string[], language: Language) {
  const named = known.get(language) ?? { areas: namedAreas(language), values: namedValues(language) }
  known.set(language, named)
  const fitting = (some: readonly Named[]) =>
    some
      .filter(({ words }) => term.every((typed) => words.some((word) => word.startsWith(typed))))
      .map(({ suggestion }) => suggestion)
  return { areas: fitting(named.areas), values: fitting(named.values) }
}

/** Found by both names, and by the English ones in every language. */
const namedAreas = (language: Language): Named[] =>
  areas.map((area) => ({
    suggestion: { kind: 'area', text: areaName(area, i18nOf(language)), href: area.path },
    words: bothLanguages(
      language,
      (own) => `${areaName(area, i18nOf(own))} ${i18nOf(own)._(area.texts.title)}`,
    ),
  }))

const namedValues = (language: Language): Named[] =>
  areas.flatMap((area) => {
    const detail = areaName(area, i18nOf(language))
    const isClosedList = ({ key }: AreaFacet) => area.attributes[key]?.type.startsWith('choice')
    return facetsOf(area)
      .filter(isClosedList)
      .flatMap((facet) =>
        facet.options.map(({ value }) => ({
          suggestion: {
            kind: 'value' as const,
            text: facetValueLabel(facet, value, i18nOf(language)),
            detail,
            href: `${area.path}?${new URLSearchParams({ [facet.key]: value })}`,
          },
          words: bothLanguages(language, (own) => facetValueLabel(facet, value, i18nOf(own))),
        })),
      )
  })

const bothLanguages = (language: Language, name: (language: Language) => string) =>
  [...new Set([language, 'en' as const])].flatMap((own) => lettersOf(name(own)))
