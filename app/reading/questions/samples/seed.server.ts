import { eq, sql } from 'drizzle-orm'
import { users } from '../../../people/users/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { languages } from '../../../ground/i18n/languages.ts'
import { reviewers } from '../../../people/users/sample-reviewers.server.ts'
import { saveAnswer, saveFaqItem, saveQuestion } from '../save-question.server.ts'
import { answer, answerUpvote, faqItem, question } from '../tables.server.ts'
import { faqSamples } from './faq.server.ts'
import { people, personId, type PersonKey } from './people.server.ts'
import { type AnswerSample, threadSamples } from './threads.server.ts'

/** Writes the sample FAQ and threads as of `now`: those that are there become as new, what people made stays. */
export async function saveQuestionSamples(database: Database, now: Date): Promise<void> {
  await savePeople(database)
  const ofPeople = await refsOfPeople(database)
  for (const [at, { ref, category, en, ...translations }] of faqSamples.entries()) {
    if (ofPeople.faq.has(ref)) continue
    await saveFaqItem(database, { ref, category, position: at + 1, ...en, translations, sample: true })
  }
  for (const { ref, category, kind, by, askedDaysAgo, lang, image, text, answers } of threadSamples) {
    if (ofPeople.threads.has(ref)) continue
    const createdAt = daysAfter(now, -askedDaysAgo)
    const { [lang]: own, ...translations } = text
    const id = await saveQuestion(database, {
      ref,
      category,
      kind,
      askerId: personId(by),
      lang,
      ...own,
      translations,
      createdAt,
      image: image ?? null,
      sample: true,
    })
    await database.delete(answer).where(sql`question_id = ${id} and sample`)
    for (const one of answers) await saveWithReplies(database, one, { questionId: id, askedAt: createdAt })
  }
}

/** Whether the samples exist already. */
export async function hasQuestionSamples(database: Database): Promise<boolean> {
  const [found] = await database
    .select({ id: faqItem.id })
    .from(faqItem)
    .where(sql`sample`)
    .limit(1)
  return Boolean(found)
}

async function savePeople(database: Database) {
  const keys = Object.keys(people) as PersonKey[]
  await database
    .insert(users)
    .values(keys.map((key) => ({ id: personId(key), ...people[key], sample: true })))
    .onConflictDoUpdate({
      target: users.id,
      set: {
        fullName: sql`excluded.full_name`,
        village: sql`excluded.village`,
        island: sql`excluded.island`,
        localSince: sql`excluded.local_since`,
      },
    })
}

async function refsOfPeople(database: Database) {
  const items = await database
    .select({ ref: faqItem.ref })
    .from(faqItem)
    .where(sql`not sample`)
  const threads = await database
    .select({ ref: question.ref })
    .from(question)
    .where(sql`not sample`)
  return { faq: new Set(items.map(({ ref }) => ref)), threads: new Set(threads.map(({ ref }) => ref)) }
}

async function saveWithReplies(
  database: Database,
  { by, daysLater, upvotes, isAccepted, content, replies = [] }: AnswerSample,
  { questionId, parentId, askedAt }: { questionId: number; parentId?: number; askedAt: Date },
) {
  const translations = Object.fromEntries(
    languages.filter((one) => one !== 'en').map((one) => [one, { content: content[one] }]),
  )
  const answerId = await saveAnswer(database, {
    questionId,
    parentId,
    authorId: personId(by),
    content: content.en,
    translations,
    sample: true,
    createdAt: daysAfter(askedAt, daysLater),
  })
  await saveUpvotes(database, answerId, upvotes)
  if (isAccepted)
    await database.update(question).set({ acceptedAnswerId: answerId }).where(eq(question.id, questionId))
  for (const reply of replies)
    await saveWithReplies(database, reply, { questionId, parentId: answerId, askedAt })
}

/** Those who write the sample reviews vote, too: there are a hundred. */
async function saveUpvotes(database: Database, answerId: number, count: number) {
  const voters = reviewers.slice(0, count)
  await database
    .insert(users)
    .values(voters.map(({ id, fullName }) => ({ id, fullName, sample: true })))
    .onConflictDoNothing()
  await database.insert(answerUpvote).values(voters.map(({ id }) => ({ answerId, voterId: id })))
}

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)
