import { slugForm } from '../../ground/forms/slug.ts'
import { matching, oneOf, pageNumber, term } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'
import { questionKinds } from './question-kinds.ts'

export const questionsPath = '/ask-local'
export const newQuestionPath = '/ask-local/new'

export const questionQuery = defineQuery({
  q: term(),
  /** A term of the taxonomy `question`, or one that is not known; empty: all. */
  category: matching(slugForm),
  kind: oneOf(questionKinds),
  /** The page of the list of threads. */
  page: pageNumber(),
})
export type QuestionQuery = QueryOf<typeof questionQuery>

export const newQuestionQuery = defineQuery({ q: term() })

export const questionsAddress = (values: Partial<QuestionQuery>): string =>
  questionQuery.address(questionsPath, values)

export const newQuestionAddress = (q: string): string => newQuestionQuery.address(newQuestionPath, { q })

/** Search engines get the whole and each category; a search or a kind shows the same threads again. */
export const isIndexed = ({ q, kind }: Pick<QuestionQuery, 'q' | 'kind'>) => !q && !kind
