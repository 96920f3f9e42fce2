import type { MessageDescriptor } from '@lingui/core'
import { sql } from 'drizzle-orm'
import type { AnyArea } from '../../../directory/area.ts'
import type { CompleteArea } from '../../../directory/complete-area.ts'
import { type AreaFacet, facetsOf } from '../../../directory/facets.ts'
import { facetValueLabel } from '../../../directory/filters.ts'
import { termMessage } from '../../../directory/attributes/terms.ts'
import { completeAreas, termAttributes } from '../../../directory/known-areas.ts'
import { phraseKey } from '../../../directory/words/phrases.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { type Language, languages } from '../../../ground/i18n/languages.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { rememberUntilChanged } from '../../../ground/db/remembered.server.ts'
import { type Meaning, together } from './meaning.ts'

export type Dictionary = (key: string) => readonly Meaning[]

let stated: ReadonlyMap<string, readonly Meaning[]> | undefined

/** What the names of areas, of the values of their filters, and of the staff's terms mean. */
export async function readDictionary(
  database: Database,
  context: Pick<RequestContext, 'tags'>,
): Promise<Dictionary> {
  stated ??= byKey(completeAreas().flatMap(namesOf))
  context.tags.add('term')
  const terms = await readTerms(database)
  return (key) => [...(stated!.get(key) ?? []), ...(terms.get(key) ?? [])]
}

type Name = readonly [key: string, meaning: Meaning]

const byKey = (names: readonly Name[]) =>
  new Map(
    [...Map.groupBy(names, ([key]) => key)].map(([key, all]) => [key, merged(all.map(([, one]) => one))]),
  )

/** Of values with one name those of one filter are chosen together. */
function merged(meanings: readonly Meaning[]): Meaning[] {
  const found: Meaning[] = []
  for (const one of meanings) {
    const at = found.findIndex((other) => other.kind === one.kind && other.isArea === one.isArea)
    if (at < 0) found.push(one)
    else found[at] = { ...one, filters: together(found[at]!.filters, one.filters) }
  }
  return found
}

const inAllLanguages = (name: (language: Language) => string) => languages.map(name)

function namesOf({ area, names }: CompleteArea): Name[] {
  const whole = (label: string) =>
    keysOf(label).map((key): Name => [key, { kind: area.kind, filters: {}, isArea: true }])
  const named = (messages: readonly MessageDescriptor[]) =>
    messages.flatMap((message) => inAllLanguages((language) => i18nOf(language)._(message))).flatMap(whole)
  const ofAll = named([names.plural, area.texts.title])
  const keysOfAll = new Set(ofAll.map(([key]) => key))
  return [
    ...ofAll,
    ...named([names.one, names.short]),
    ...names.alsoCalled.split(' ').filter(Boolean).flatMap(whole),
    ...Object.entries(names.presets ?? {}).flatMap(([path, name]) =>
      inAllLanguages((language) => i18nOf(language)._(name)).flatMap((label) =>
        keysOf(label).map((key): Name => [key, valueOf(area, area.presets?.[path] ?? {})]),
      ),
    ),
    ...facetsOf(area)
      .filter(isNamed)
      .flatMap((facet) => namesOfValues(area, facet))
      .filter(([key]) => !keysOfAll.has(key)), // "adventures" are all of them, though a category is called so
  ]
}

const isNamed = ({ key, options, limit }: AreaFacet) =>
  options.length > 0 &&
  !limit &&
  !['island', 'price', 'rating', 'bedrooms', 'bathrooms', 'seats', 'year', 'mileage', 'priceRange'].includes(
    key,
  )

const namesOfValues = (area: AnyArea, facet: AreaFacet): Name[] =>
  facet.options.flatMap(({ value, isAdjective }) =>
    inAllLanguages((language) => facetValueLabel(facet, value, i18nOf(language))).flatMap((label) =>
      keysOf(label).map((key): Name => [key, valueOf(area, { [facet.key]: [value] }, isAdjective)]),
    ),
  )

const valueOf = ({ kind }: AnyArea, filters: Meaning['filters'], isAdjective = false): Meaning => ({
  kind,
  filters,
  isArea: false,
  isAdjective,
})

/** A label, and its parts: "Cafés & Coffee" is named by "coffee", too. */
const keysOf = (label: string) => {
  const parts = label.split(/[&/·・、,（()）]|\s(?:and|or)\s|与|及/).map(phraseKey)
  return [...new Set([phraseKey(label), ...parts])].filter((key) => key.length > 1 || /\p{sc=Han}/u.test(key))
}

type TermRow = { taxonomy: string; value: string; parent: string; labels: Record<string, string> }

const offeredTerms = () => {
  const taxonomies = termAttributes().map(({ taxonomy }) => taxonomy)
  return sql`term where taxonomy = any(${sql.param(taxonomies)}::text[]) and not retired`
}

/** To make names of all terms costs more than to find out whether they are still the same. */
const readTerms = rememberUntilChanged(offeredTerms, async (database) => {
  const { rows } = await database.execute<TermRow>(
    sql`select taxonomy, value, parent, labels from ${offeredTerms()}`,
  )
  learn(rows)
  return byKey(termAttributes().flatMap((attribute) => namesOfAttribute(attribute, rows)))
})

const namesOfAttribute = (
  { area, key, taxonomy }: ReturnType<typeof termAttributes>[number],
  terms: readonly TermRow[],
): Name[] => terms.filter((row) => row.taxonomy === taxonomy).flatMap((row) => namesOfTerm(area, key, row))

function namesOfTerm(area: AnyArea, key: string, { value, parent, labels }: TermRow): Name[] {
  const under = area.attributes[key]!.facet!.under!
  const isAdjective = value.endsWith(`-${parent}`) // japanese-restaurants are called "Japanese"
  const meaning = valueOf(area, { [under]: [parent], [key]: [value] }, isAdjective)
  return Object.values(labels).flatMap((label) => keysOf(label).map((name): Name => [name, meaning]))
}

/** Makes their labels known in every language, to be shown. */
function learn(rows: readonly TermRow[]) {
  for (const { taxonomy, value, labels } of rows)
    for (const language of languages)
      i18nOf(language).messages[termMessage(taxonomy, value)] = labels[language] ?? labels.en ?? value
}
