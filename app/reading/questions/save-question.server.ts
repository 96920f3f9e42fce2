import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { grams, searchText } from '../../directory/search-text.ts'
import { wordColumns, type WordTexts } from '../../directory/words/word-columns.server.ts'
import { isShownAnswer } from '../../directory/shown-answer.server.ts'
import {
  answer,
  faqItem,
  type FaqText,
  type TextsByLanguage,
  question,
  type QuestionText,
} from './tables.server.ts'

type NewRow<T extends { $inferInsert: object }> = Omit<
  T['$inferInsert'],
  'searchText' | 'grams' | 'names' | 'words'
>

/** Writes an item of the FAQ with what it is found by, in place of one with the same ref. */
export async function saveFaqItem(database: Database, item: NewRow<typeof faqItem>): Promise<void> {
  const values = { ...item, ...foundBy(item) }
  await database
    .insert(faqItem)
    .values(values)
    .onConflictDoUpdate({ target: faqItem.ref, set: { ...values, updatedAt: sql`now()` } })
}

/** Writes a question with what its thread is found by, in place of one with the same ref. Returns its id. */
export async function saveQuestion(database: Database, asked: NewRow<typeof question>): Promise<number> {
  const [saved] = await database
    .insert(question)
    .values({ ...asked, ...found(textsOf([asked])) })
    .onConflictDoUpdate({ target: question.ref, set: { ...asked, updatedAt: sql`now()` } })
    .returning({ id: question.id })
  await indexThread(database, saved!.id)
  return saved!.id
}

/**
 * Adds an answer, by which its thread is found from then on. Sent again by the same form it is the one that is there.
 * @returns its id
 */
export async function saveAnswer(database: Database, given: typeof answer.$inferInsert): Promise<number> {
  const [saved] = await database
    .insert(answer)
    .values(given)
    .onConflictDoNothing({ target: answer.formKey, where: sql`form_key is not null` })
    .returning({ id: answer.id })
  if (!saved) return (await findSentAnswer(database, given.formKey!))!
  await indexThread(database, given.questionId)
  return saved.id
}

/** The answer that a form has sent; null: none yet. */
export async function findSentAnswer(database: Database, formKey: string): Promise<number | null> {
  const [sent] = await database.select({ id: answer.id }).from(answer).where(eq(answer.formKey, formKey))
  return sent?.id ?? null
}

/** Rebuilds the search text of threads and the FAQ, after the normalization has changed, or of some of both. */
export async function reindexQuestions(database: Database, which?: SQL): Promise<void> {
  for (const { id } of await database.select({ id: question.id }).from(question).where(which))
    await database.transaction((tx) => indexThread(tx, id))
  for (const { id } of await database.select({ id: faqItem.id }).from(faqItem).where(which))
    await database.transaction(async (tx) => {
      const isItem = eq(faqItem.id, id)
      const [item] = await tx.select().from(faqItem).where(isItem).for('no key update')
      if (item) await tx.update(faqItem).set(foundBy(item)).where(isItem)
    })
}

/** Rebuilds a thread's search text. */
export async function indexThread(database: Database, questionId: number): Promise<void> {
  const isQuestion = eq(question.id, questionId)
  const questions = await database.select().from(question).where(isQuestion).for('no key update')
  const answers = await database
    .select()
    .from(answer)
    .where(and(eq(answer.questionId, questionId), isShownAnswer))
  await database
    .update(question)
    .set(found(textsOf([...questions, ...answers])))
    .where(isQuestion)
}

type QuestionTexts = Partial<QuestionText>

/** What they say, in all languages: titles and tags, and the rest. */
function textsOf(
  written: readonly (QuestionTexts & { translations?: TextsByLanguage<QuestionTexts> })[],
): WordTexts {
  const all = written.flatMap((one) => [one, ...Object.values(one.translations ?? {})])
  return {
    title: all.map(({ title = '' }) => title),
    facts: all.flatMap(({ tags = [] }) => tags),
    texts: all.map(({ content = '' }) => content),
  }
}

function foundBy({
  question,
  answer,
  translations = {},
}: FaqText & { translations?: TextsByLanguage<FaqText> }) {
  const all = [{ question, answer }, ...Object.values(translations)]
  return found({ title: all.map((one) => one.question), texts: all.map((one) => one.answer) })
}

function found(texts: WordTexts) {
  const text = searchText([...texts.title, ...texts.texts, ...(texts.facts ?? [])])
  return { searchText: text, grams: grams(text), ...wordColumns(texts) }
}
