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

/** The same for every spelling of the same filters: defaults stay out, keys in alphabetical order. */
export function questionParameters({ q, category, page }: QuestionFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  if (q) params.set('q', q)
  return params
}

export function questionsAddress(filters: Partial<QuestionFilters>): string {
  const query = questionParameters({ q: '', category: '', page: 1, ...filters }).toString()
  return questionsPath + (query && `?${query}`)
}

export const newQuestionAddress = (q: string): string =>
  newQuestionPath + (q && `?${new URLSearchParams({ q })}`)

/** Search engines get the whole and each category; a search is the same once more. */
export const isIndexed = ({ q }: Pick<QuestionFilters, 'q'>) => !q
