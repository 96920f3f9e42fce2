import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Term } from './article.ts'

type Taxonomy = 'article' | 'article-tag'
/**
 * Labels of categories and tags by `article/travel`, in the language of a page; those that are offered, in their order.
 */
export type Labels = { readonly all: ReadonlyMap<string, string>; readonly categories: readonly Term[] }

export async function labelsOf(
  database: Database,
  context: Pick<RequestContext, 'language' | 'tags'>,
): Promise<Labels> {
  context.tags.add('term')
  const { rows } = await database.execute<Term & { taxonomy: string; retired: boolean }>(sql`
    select taxonomy, value, retired, coalesce(labels ->> ${context.language}, labels ->> 'en', value) as label
    from term where taxonomy in ('article', 'article-tag') order by position, value`)
  return {
    all: new Map(rows.map(({ taxonomy, value, label }) => [`${taxonomy}/${value}`, label])),
    categories: rows
      .filter(({ taxonomy, retired }) => taxonomy === 'article' && !retired)
      .map(({ value, label }) => ({ value, label })),
  }
}

/** A value without a term is its own label. */
export const termIn = ({ all }: Labels, taxonomy: Taxonomy, value: string): Term => ({
  value,
  label: all.get(`${taxonomy}/${value}`) ?? value.replaceAll('-', ' '),
})
