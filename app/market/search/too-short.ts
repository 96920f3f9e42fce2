import { wordsOf } from '../../directory/search-text.ts'

/** A single letter finds everything and nothing, except where it is a word: 海. */
export function isTooShort(q: string): boolean {
  const [word = '', ...others] = wordsOf(q)
  return (
    others.length === 0 &&
    [...word].length === 1 &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
  )
}
