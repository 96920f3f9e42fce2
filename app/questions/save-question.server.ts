import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { grams, searchText } from '../directory/search-text.ts'
import { faqItem, question } from './tables.server.ts'

type Written<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'searchText' | 'grams'>

/** Writes an item of the FAQ with what it is found by, in place of one with the same ref. */
export async function saveFaqItem(database: Database, item: Written<typeof faqItem>): Promise<void> {
  const texts = [item, ...Object.values(item.translations ?? {})]
  const values = { ...item, ...found(texts.flatMap((text) => [text.question, text.answer])) }
  await database
    .insert(faqItem)
    .values(values)
    .onConflictDoUpdate({ target: faqItem.ref, set: { ...values, updatedAt: sql`now()` } })
}

/** Writes a question with what it is found by, in place of one with the same ref. Returns its id. */
export async function saveQuestion(database: Database, asked: Written<typeof question>): Promise<number> {
  const texts = [asked, ...Object.values(asked.translations ?? {})]
  const values = {
    ...asked,
    ...found(texts.flatMap((text) => [text.title, text.content, ...(text.tags ?? [])])),
  }
  const [saved] = await database
    .insert(question)
    .values(values)
    .onConflictDoUpdate({ target: question.ref, set: { ...values, updatedAt: sql`now()` } })
    .returning({ id: question.id })
  return saved!.id
}

function found(texts: readonly string[]) {
  const text = searchText(texts)
  return { searchText: text, grams: grams(text) }
}
