import { msg } from '@lingui/core/macro'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { phraseKey } from '../../../directory/words/phrases.ts'
import { synonym } from '../../../directory/words/synonyms.server.ts'
import { emptyTerms } from '../../../ground/counting/searches.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { firstResults } from '../../../market/search/first-results.server.ts'
import { searchAddress } from '../../../market/search/search-query.ts'
import { findMost } from '../../analytics/find-analytics.server.ts'
import { newPath } from '../content-address.ts'
import type { ItemValues } from '../field.ts'
import type { ContentKind, FoundProblems } from '../kind.ts'
import { languageChoice } from './written-texts.server.ts'
import { searchesWith } from './searches-with.server.ts'

const name = 'synonyms'
const days = 30
const mostWanted = 20

const isSynonym = (ref: string) => eq(sql`${synonym.id}::text`, ref)
const isSame = ({ key, language }: ReturnType<typeof rowOf>) =>
  and(eq(synonym.key, key), eq(synonym.language, language))
const isDeleted = isNotNull(synonym.deletedAt)

export const synonyms: ContentKind = {
  name,
  title: msg`Search synonyms`,
  about: msg`What else visitors mean by a word: the search over the whole directory finds both.`,
  add: msg`Add a synonym`,
  fields: {
    language: {
      label: msg`Language`,
      required: true,
      control: languageChoice,
    },
    term: {
      label: msg`Visitors type`,
      required: true,
      control: { type: 'line', max: 60 },
    },
    means: {
      label: msg`It also means`,
      hint: msg`Words, or names of areas and categories, with commas between them.`,
      required: true,
      control: { type: 'line', max: 300 },
    },
  },
  rows: {
    from: sql`synonym`,
    where: sql`deleted_at is null`,
    order: [sql`language`, sql`key`, sql`id`],
    ref: sql`id::text`,
    title: sql`term`,
    lang: sql`language`,
    found: sql`term || ' ' || array_to_string(means, ' ')`,
    group: { column: sql`language`, field: 'language' },
  },
  /** Searches of visitors that found nothing. */
  async wanted({ database, now }) {
    const lines = await findMost(database, emptyTerms, days, now, mostWanted)
    return lines.map(({ name: term, count }) => ({
      text: term,
      count,
      address: newPath(name, { fill: term }),
    }))
  },
  begin: (term) => ({ term, language: languageOf(term) }),
  async read(database, ref) {
    const [row] = await database
      .select()
      .from(synonym)
      .where(and(isSynonym(ref), isNull(synonym.deletedAt)))
    return row ? { language: row.language, term: row.term, means: row.means.join(', ') } : null
  },
  async write(tx, _, ref, written) {
    const row = rowOf(written)
    if (ref !== null) {
      await tx.delete(synonym).where(and(isSame(row), ne(sql`${synonym.id}::text`, ref), isDeleted))
      await tx
        .insert(synonym)
        .overridingSystemValue()
        .values({ ...row, id: Number(ref) })
        .onConflictDoUpdate({ target: synonym.id, set: row })
      return ref
    }
    const [saved] = await tx
      .insert(synonym)
      .values(row)
      .onConflictDoUpdate({ target: [synonym.key, synonym.language], set: row, setWhere: isDeleted })
      .returning({ id: synonym.id })
    return String(saved!.id)
  },
  async remove(tx, ref) {
    await tx
      .update(synonym)
      .set({ deletedAt: sql`now()` })
      .where(isSynonym(ref))
  },
  check({ term = '', means = '' }) {
    return {
      ...(term && !phraseKey(term) && { term: msg`This has no letters or digits.` }),
      ...(means && meaningsIn(means).length === 0 && { means: msg`This has no letters or digits.` }),
    }
  },
  async taken(database, ref, written): Promise<FoundProblems> {
    const isOther = ref === null ? undefined : ne(sql`${synonym.id}::text`, ref)
    const others = and(isSame(rowOf(written)), isOther, isNull(synonym.deletedAt))
    return (await database.$count(synonym, others)) > 0
      ? { term: msg`This word already has a synonym in this language. Edit that one instead.` }
      : {}
  },
  address: () => searchAddress({}),
  async preview(tx, context, ref) {
    const [row] = await tx.select().from(synonym).where(isSynonym(ref))
    const terms = await searchesWith(tx, row!.term, context.now)
    const lines = []
    for (const q of terms) {
      const before = await firstResults(context.database, context, q)
      const after = await firstResults(tx, context, q)
      if (String(before) !== String(after)) lines.push({ q, before, after })
    }
    return { as: 'searches', tried: terms.length, lines }
  },
}

function rowOf({ language, term = '', means = '' }: ItemValues) {
  return {
    language: language as Language,
    term,
    key: phraseKey(term),
    means: meaningsIn(means),
    deletedAt: null,
  }
}

const meaningsIn = (means: string) =>
  means
    .split(/[,、，]/)
    .map((one) => one.trim())
    .filter((one) => phraseKey(one))

function languageOf(term: string): Language {
  if (/\p{sc=Hang}/u.test(term)) return 'ko'
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(term)) return 'ja'
  return /\p{sc=Han}/u.test(term) ? 'zh' : 'en'
}
