import type { AnyArea } from '../../directory/area.ts'
import { completeAreaOf, completeAreas, knownAreas } from '../../directory/known-areas.ts'
import { type AreaFacet, facetsOf } from '../../directory/facets.ts'
import { facetValueLabel, parseFilters } from '../../directory/filters.ts'
import { canonicalAddressOf } from '../../directory/list/canonical.server.ts'
import { lettersOf, singular, wordsOf } from '../../directory/search-text.ts'
import { spellingsOf } from '../../directory/spellings.ts'
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
type Fits = (word: string, typed: string) => boolean

const known = new Map<Language, { lists: readonly NamedChoice[]; values: readonly NamedChoice[] }>()

/** The lists, and the values of their closed lists, of whose name each word of a term begins a word. */
export const suggestNamed = (term: readonly string[], language: Language) =>
  namedBy(term, language, (word, typed) => word.startsWith(typed))

/** A link to a list by its name. */
export type NamedLink = { readonly label: string; readonly href: string }

/** The lists that a whole term names, whichever place it says besides: "hotels in saipan". */
export function findNamed(q: string, language: Language, most: number): NamedLink[] {
  const term = lettersOf(wordsOf(q).join(' ')).filter((word) => spellingsOf(word).length === 1)
  if (term.length === 0) return []
  const { lists, values } = namedBy(term, language, isSameWord)
  return [...lists, ...values].slice(0, most).map(({ text, detail, href }) => ({
    label: detail ? `${text} · ${detail}` : text,
    href,
  }))
}

/** In any number, of a word of Latin letters; the others are written together with what follows. */
const isSameWord: Fits = (word, typed) =>
  /^[a-z]/.test(typed) ? singular(word) === typed || word === `${typed}s` : word.startsWith(typed)

function namedBy(term: readonly string[], language: Language, fits: Fits) {
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
