import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import type { AnyArea } from './area.ts'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import { languages } from '../ground/i18n/languages.ts'
import { termMessage } from './attributes/terms.ts'
import { type AreaFacet, facetsOf } from './facets.ts'
import type { Filters } from './filters.ts'
import { term } from './tables.server.ts'

/** Terms with their labels in the language of a page; `labels` are messages, see `useTerms`. */
export type Terms = {
  /** The values that can be chosen, by facet key. */
  readonly offered: Readonly<Record<string, readonly string[]>>
  readonly labels: Readonly<Record<string, string>>
}
export const noTerms: Terms = { offered: {}, labels: {} }

/** The terms that can be chosen beside what is chosen already, in their order. */
export async function findOfferedTerms(
  database: Database,
  area: AnyArea,
  { chosen }: Filters,
  context: RequestContext,
): Promise<Terms> {
  const facets = facetsOf(area).filter(({ under }) => under && chosen[under])
  const found = await Promise.all(facets.map((facet) => termsOf(database, facet, chosen, context)))
  return {
    offered: Object.fromEntries(facets.map(({ key }, at) => [key, Object.keys(found[at]!)])),
    labels: messagesOf(facets, found),
  }
}

async function termsOf(
  database: Database,
  { taxonomy, under }: AreaFacet,
  chosen: Filters['chosen'],
  context: RequestContext,
) {
  context.tags.add('term')
  const { rows } = await database.execute<{ value: string; label: string | null }>(sql`
    select value, coalesce(labels ->> ${context.language}, labels ->> 'en') as label from term
    where taxonomy = ${taxonomy} and parent = any(${sql.param(chosen[under!])}::text[]) and not retired
    order by position`)
  return Object.fromEntries(rows.map(({ value, label }) => [value, label ?? value]))
}

const messagesOf = (facets: readonly AreaFacet[], found: readonly Record<string, string>[]) =>
  Object.fromEntries(
    facets.flatMap(({ taxonomy }, at) =>
      Object.entries(found[at]!).map(([value, label]) => [termMessage(taxonomy!, value), label]),
    ),
  )

/** The labels of the terms that some attribute values hold. */
export async function findTermLabels(
  database: Database,
  area: AnyArea,
  values: Readonly<Record<string, unknown>>,
  context: Pick<RequestContext, 'language' | 'tags'>,
): Promise<Terms['labels']> {
  const labels: Record<string, string> = {}
  for (const [key, { facet }] of Object.entries(area.attributes)) {
    const termValues = values[key]
    if (!facet?.taxonomy || !Array.isArray(termValues)) continue
    context.tags.add('term')
    const { rows } = await database.execute<{ value: string; label: string }>(sql`
      select value, coalesce(labels ->> ${context.language}, labels ->> 'en', value) as label from term
      where taxonomy = ${facet.taxonomy} and value = any(${sql.param(termValues)}::text[])`)
    for (const { value, label } of rows) labels[termMessage(facet.taxonomy, value)] = label
  }
  return labels
}

/** Makes known, in every language, the labels of the terms that some attribute values hold, to be searched by. */
export async function learnTermLabels(
  database: Database,
  area: AnyArea,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [key, { facet }] of Object.entries(area.attributes)) {
    const termValues = values[key]
    if (!facet?.taxonomy || !Array.isArray(termValues)) continue
    const rows = await database
      .select({ value: term.value, labels: term.labels })
      .from(term)
      .where(and(eq(term.taxonomy, facet.taxonomy), inArray(term.value, termValues)))
    for (const { value, labels } of rows) {
      for (const language of languages)
        i18nOf(language).messages[termMessage(facet.taxonomy, value)] = labels[language] ?? labels.en
    }
  }
}
