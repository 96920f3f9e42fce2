import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordColumnsOfTable } from '../../directory/words/word-columns.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { QuestionKind } from './question-kinds.ts'

const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const searched = () => ({
  searchText: text('search_text').notNull(),
  grams: text('grams').array().notNull(),
  ...wordColumnsOfTable(),
})

/** By language, without the one that it is written in. */
export type TextsByLanguage<Text> = Partial<Record<Language, Text>>
export type FaqText = { question: string; answer: string }
export type QuestionText = { title: string; content: string; tags: string[] }
export type AnswerText = { content: string }

/** A question that is asked often, with its answer. Both are written by `saveFaqItem`. */
export const faqItem = pgTable('faq_item', {
  id: identity(),
  ref: text('ref').notNull(),
  position: integer('position').notNull(),
  category: text('category').notNull(),
  lang: text('lang').$type<Language>().notNull().default('en'),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  translations: jsonb('translations').$type<TextsByLanguage<FaqText>>().notNull().default({}),
  sample: boolean('sample').notNull().default(false),
  hiddenAt: moment('hidden_at'),
  ...searched(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What someone asks the people of the islands. Written by `saveQuestion`. */
export const question = pgTable('question', {
  id: identity(),
  ref: text('ref').notNull(),
  category: text('category').notNull(),
  /** Null: it was published by the staff. */
  kind: text('kind').$type<QuestionKind>(),
  askerId: uuid('asker_id'),
  askerName: text('asker_name').notNull().default(''),
  lang: text('lang').$type<Language>().notNull().default('en'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  tags: text('tags').array().notNull().default([]),
  translations: jsonb('translations').$type<TextsByLanguage<QuestionText>>().notNull().default({}),
  image: text('image'),
  acceptedAnswerId: bigint('accepted_answer_id', { mode: 'number' }),
  sample: boolean('sample').notNull().default(false),
  hiddenAt: moment('hidden_at'),
  ...searched(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** An answer to a question or, with a parent, a reply to an answer of it. Written by `saveAnswer`. */
export const answer = pgTable('answer', {
  id: identity(),
  questionId: bigint('question_id', { mode: 'number' }).notNull(),
  parentId: bigint('parent_id', { mode: 'number' }),
  authorId: uuid('author_id').notNull(),
  lang: text('lang').$type<Language>().notNull().default('en'),
  content: text('content').notNull(),
  translations: jsonb('translations').$type<TextsByLanguage<AnswerText>>().notNull().default({}),
  sample: boolean('sample').notNull().default(false),
  hiddenAt: moment('hidden_at'),
  /** Of the form that sent it; null: of none. */
  formKey: uuid('form_key'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const answerUpvote = pgTable(
  'answer_upvote',
  {
    answerId: bigint('answer_id', { mode: 'number' }).notNull(),
    voterId: uuid('voter_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  ({ answerId, voterId }) => [primaryKey({ columns: [answerId, voterId] })],
)
