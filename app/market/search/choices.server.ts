import type { AnyArea } from '../../directory/area.ts'
import { completeAreaOf, completeAreas, knownAreas } from '../../directory/known-areas.ts'
import { type AreaFacet, facetsOf } from '../../directory/facets.ts'
import { facetValueLabel, parseFilters } from '../../directory/filters.ts'
import { canonicalAddressOf } from '../../directory/list/canonical.server.ts'
import { lettersOf } from '../../directory/search-text.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type Language, languages } from '../../ground/i18n/languages.ts'
import { areaName } from '../../directory/area-names.server.ts'
import type { Suggestion } from './suggestion.ts'

type NamedChoice = {
  readonly suggestion: Suggestion
  readonly words: readonly string[]
  /** Those of what it is in, which a term may say besides: "korean food". */
  readonly around: readonly string[]
}
type WordTest = (word: string, typed: string) => boolean

const known = new Map<Language, { lists: readonly NamedChoice[]; values: readonly NamedChoice[] }>()

/** The lists, and the values of their closed lists, of whose name each word of a term begins a word. */
export const suggestNamed = (term: readonly string[], language: Language) =>
  namedBy(term, language, (word, typed) => word.startsWith(typed))

function namedBy(term: readonly string[], language: Language, fits: WordTest) {
  const named = known.get(language) ?? { lists: namedLists(language), values: namedValues(language) }
  known.set(language, named)
  const fitting = (some: readonly NamedChoice[]) =>
    some
      .filter(({ words, around }) => {
        const own = term.filter((typed) => words.some((word) => fits(word, typed)))
        const others = term.filter((typed) => !own.includes(typed))
        return own.length > 0 && others.every((typed) => around.some((word) => fits(word, typed)))
      })
      .map(({ suggestion }) => suggestion)
  const lists = fitting(named.lists)
  const others = fitting(named.values).filter(({ href }) => !lists.some((list) => list.href === href))
  return { lists, values: others }
}

/** The areas, and after them the presets. */
const namedLists = (language: Language): NamedChoice[] => [
  ...knownAreas().map((area) => ({
    suggestion: { kind: 'area' as const, text: areaName(area, i18nOf(language)), href: area.path },
    words: wordsOfArea(area),
    around: [],
  })),
  ...completeAreas()
    .flatMap(({ names }) => Object.entries(names.presets ?? {}))
    .map(([href, name]) => ({
      suggestion: { kind: 'area' as const, text: i18nOf(language)._(name), href },
      words: inAllLanguages((own) => i18nOf(own)._(name)),
      around: [],
    })),
]

const namedValues = (language: Language): NamedChoice[] =>
  knownAreas().flatMap((area) => {
    const detail = areaName(area, i18nOf(language))
    const around = wordsOfArea(area)
    const isClosedList = ({ key }: AreaFacet) => area.attributes[key]?.type.startsWith('choice')
    return facetsOf(area)
      .filter(isClosedList)
      .flatMap((facet) =>
        facet.options.map(({ value }) => ({
          suggestion: {
            kind: 'value' as const,
            text: facetValueLabel(facet, value, i18nOf(language)),
            detail,
            href: canonicalAddressOf(area, parseFilters(area, new URLSearchParams({ [facet.key]: value }))),
          },
          words: inAllLanguages((own) => facetValueLabel(facet, value, i18nOf(own))),
          around,
        })),
      )
  })

const wordsOfArea = (area: AnyArea) => [
  ...inAllLanguages((own) => `${areaName(area, i18nOf(own))} ${i18nOf(own)._(area.texts.title)}`),
  ...(completeAreaOf(area.kind)?.names.alsoCalled.split(' ').filter(Boolean) ?? []),
]

/** Whatever language a page has, its visitor may type another. */
const inAllLanguages = (name: (language: Language) => string) => [
  ...new Set(languages.flatMap((language) => lettersOf(name(language)))),
]
