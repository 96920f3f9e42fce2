import { searchTerm } from '../directory/filters.ts'
import { type Island, islands } from '../directory/islands.ts'

/** What an address of the search over the whole directory asks for. */
export type Asked = { readonly q: string; readonly island: Island | null }

/** The visitor's own island counts for the lists of the areas only: this search is over everything. */
export function parseSearch(params: URLSearchParams): Asked {
  const island = islands.find((one) => one === params.get('island')) ?? null
  return { q: searchTerm(params.get('q') ?? ''), island }
}

export const searchParameters = ({ q, island }: Asked) =>
  new URLSearchParams([...(island ? [['island', island]] : []), ...(q ? [['q', q]] : [])])

export function searchAddress(asked: Asked): string {
  const params = searchParameters(asked).toString()
  return params ? `/search?${params}` : '/search'
}

/** A single letter finds everything and nothing, except where it is a word: 海. */
export const isTooShort = (q: string) =>
  [...q].length === 1 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(q)
