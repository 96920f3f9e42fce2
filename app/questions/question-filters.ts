import { searchTerm } from '../directory/filters.ts'

/** What an address of the questions asks for. */
export type QuestionFilters = {
  readonly q: string
  /** A term of the taxonomy `question`, or one that nobody knows; empty: all. */
  readonly category: string
  /** Of the threads, from 1. */
  readonly page: number
}

export const questionsPath = '/ask-local'
export const newQuestionPath = '/ask-local/new'

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

/** The same for every spelling of the same filters: defaults stay out, keys in alphabetical order. */
function questionParameters({ q, category, page }: QuestionFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  if (q) params.set('q', q)
  return params
}

/** Of an address at or below `questionsPath` what its page knows. */
export function questionPageParameters({ pathname, searchParams }: URL): URLSearchParams {
  const filters = parseQuestionFilters(searchParams)
  if (pathname === questionsPath) return questionParameters(filters)
  return new URLSearchParams(pathname === newQuestionPath && filters.q ? { q: filters.q } : {})
}

export function questionsAddress(filters: Partial<QuestionFilters>): string {
  const query = questionParameters({ q: '', category: '', page: 1, ...filters }).toString()
  return questionsPath + (query && `?${query}`)
}

export const newQuestionAddress = (q: string): string =>
  newQuestionPath + (q && `?${new URLSearchParams({ q })}`)

/** Search engines get the whole and each category; a search is the same once more. */
export const isIndexed = ({ q }: Pick<QuestionFilters, 'q'>) => !q
