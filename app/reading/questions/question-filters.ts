import { pageNumber, searchTerm } from '../../ground/query/fields.ts'
import {
  newQuestionPath,
  type QuestionFilters,
  questionParameters,
  questionsPath,
} from './question-address.ts'

/** Malformed values are dropped, never an error. */
export function parseQuestionFilters(params: URLSearchParams): QuestionFilters {
  const category = params.get('category') ?? ''
  return {
    q: searchTerm(params.get('q') ?? ''),
    category: /^[a-z-]{1,40}$/.test(category) ? category : '',
    page: pageNumber().read(params.getAll('page')),
  }
}

/** Of an address at or below `questionsPath` what its page knows. */
export function questionPageParameters({ pathname, searchParams }: URL): URLSearchParams {
  const filters = parseQuestionFilters(searchParams)
  if (pathname === questionsPath) return questionParameters(filters)
  return new URLSearchParams(pathname === newQuestionPath && filters.q ? { q: filters.q } : {})
}
