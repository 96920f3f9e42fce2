import { searchTerm } from '../../ground/query/fields.ts'
import { islands } from '../../directory/islands.ts'
import { wordsOf } from '../../directory/search-text.ts'
import type { Asked } from './asked.ts'

/** The visitor's own island counts for the lists of the areas only: this search is over everything. */
export function parseSearch(params: URLSearchParams): Asked {
  const island = islands.find((one) => one === params.get('island')) ?? null
  return { q: searchTerm(params.get('q') ?? ''), island }
}

/** A single letter finds everything and nothing, except where it is a word: 海. */
export function isTooShort(q: string): boolean {
  const [word = '', ...others] = wordsOf(q)
  return (
    others.length === 0 &&
    [...word].length === 1 &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
  )
}
