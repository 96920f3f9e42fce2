import { searchTerm } from '../directory/filters.ts'
import {
  newQuestionPath,
  type QuestionFilters,
  questionParameters,
  questionsPath,
} from './question-address.ts'

/** Malformed values are dropped, never an error. */
export function parseQuestionFilters(params: URLSearchParams): QuestionFilters {
  const category = params.get('category') ?? ''
  const page = params.get('page') ?? ''
  return {
    q: searchTerm(params.get('q') ?? ''),
    category: /^[a-z-]{1,40}$/.test(category) ? category : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Of an address at or below `questionsPath` what its page knows. */
export function questionPageParameters({ pathname, searchParams }: URL): URLSearchParams {
  const filters = parseQuestionFilters(searchParams)
  if (pathname === questionsPath) return questionParameters(filters)
  return new URLSearchParams(pathname === newQuestionPath && filters.q ? { q: filters.q } : {})
}
