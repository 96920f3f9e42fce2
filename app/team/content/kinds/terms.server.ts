import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { and, eq, sql } from 'drizzle-orm'
import { termAttributes } from '../../../directory/known-areas.ts'
import { categoryPath, tagPath } from '../../../reading/articles/blog-address.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { term } from '../../../directory/tables.server.ts'
import { type Language, languages } from '../../../ground/i18n/languages.ts'
import { questionsAddress } from '../../../reading/questions/question-query.ts'
import type { ItemValues } from '../field.ts'
import type { ContentKind, ItemField } from '../kind.ts'
import { reindexTerm } from '../reindex-term.server.ts'
import { slug } from './common-fields.ts'
import { closeUp, lastPlace, place, position } from './position.server.ts'

type TermKind = Pick<ContentKind, 'name' | 'title' | 'about' | 'address'> & {
  taxonomy: string
  add: MessageDescriptor
  /** What each word belongs to. */
  parent?: ItemField
}

const stated: readonly TermKind[] = [
  {
    name: 'blog-categories',
    taxonomy: 'article',
    title: msg`Categories of articles`,
    about: msg`How the blog is organized.`,
    add: msg`Add a category`,
    address: categoryPath,
  },
  {
    name: 'blog-tags',
    taxonomy: 'article-tag',
    title: msg`Tags of articles`,
    about: msg`Topics of articles across categories.`,
    add: msg`Add a tag`,
    address: tagPath,
  },
  {
    name: 'question-topics',
    taxonomy: 'question',
    title: msg`Topics of questions`,
    about: msg`For frequently asked questions and visitors’ questions.`,
    add: msg`Add a topic`,
    address: (category) => questionsAddress({ category }),
  },
]

/** The words of a taxonomy. None is ever deleted: where one was chosen, it is shown. */
export function termKind({ taxonomy, parent, ...kind }: TermKind): ContentKind {
  const isTerm = (value: string) => and(eq(term.taxonomy, taxonomy), eq(term.value, value))
  const orderedIn = (parent: string) => ({
    from: sql`term`,
    key: sql`term.value`,
    among: sql`taxonomy = ${taxonomy} and parent = ${parent}`,
  })
  return {
    ...kind,
    fields: {
      slug,
      ...(parent && { parent }),
      label: {
        label: msg({ message: 'Name', context: 'term' }),
        required: true,
        translated: true,
        control: { type: 'line', max: 60 },
      },
      position,
      hidden: {
        label: msg`No longer offered. It is shown only where it was already chosen`,
        control: { type: 'check' },
      },
    },
    rows: {
      from: sql`term`,
      where: sql`taxonomy = ${taxonomy}`,
      order: [sql`parent`, sql`position`, sql`value`],
      ref: sql`value`,
      title: sql`(labels ->> 'en')`,
      lang: sql`'en'`,
      found: sql`labels::text`,
      isHidden: sql`retired`,
      ...(parent && { group: { column: sql`parent`, field: 'parent' } }),
    },
    async read(database, ref) {
      const [row] = await database.select().from(term).where(isTerm(ref))
      if (!row) return null
      return {
        slug: ref,
        position: String(row.position),
        ...(parent && { parent: row.parent }),
        ...(row.retired && { hidden: 'on' }),
        ...Object.fromEntries(languages.map((language) => [`label.${language}`, row.labels[language] ?? ''])),
      }
    },
    async write(tx, _, before, written) {
      const value = before ?? written.slug ?? ''
      const ordered = orderedIn(written.parent ?? '')
      const [row] = await tx.select().from(term).where(isTerm(value))
      const isElsewhere = row?.parent !== (written.parent ?? '')
      const values = {
        taxonomy,
        value,
        parent: written.parent ?? '',
        labels: labelsOf(written),
        position: row && !isElsewhere ? row.position : await lastPlace(tx, ordered),
        retired: Boolean(written.hidden),
      }
      await tx
        .insert(term)
        .values(values)
        .onConflictDoUpdate({ target: [term.taxonomy, term.value], set: values })
      // A place among others says nothing of one among these.
      const isLeft = isElsewhere && written.position === String(row?.position)
      await place(tx, ordered, value, isLeft ? undefined : written.position)
      if (row && isElsewhere) await closeUp(tx, orderedIn(row.parent))
      const isOfListings = termAttributes().some((attribute) => attribute.taxonomy === taxonomy)
      if (isOfListings) await enqueue(tx, reindexTerm, { value }, { key: value })
      return value
    },
    async preview(tx, { language }, ref) {
      const [shown] = await tx.select({ parent: term.parent }).from(term).where(isTerm(ref))
      const { rows } = await tx.execute<{ value: string; label: string }>(sql`
        select value, coalesce(labels ->> ${language}, labels ->> 'en') as label from term
        where taxonomy = ${taxonomy} and parent = ${shown!.parent} and not retired order by position, value`)
      return { as: 'terms', terms: rows, value: ref }
    },
  }
}

const labelsOf = (written: ItemValues) =>
  Object.fromEntries(languages.map((language) => [language, written[`label.${language}`] ?? ''])) as Record<
    Language,
    string
  >

export const termKinds: readonly ContentKind[] = stated.map(termKind)
