/** The same numbers from 0 to 1 for the same word: a linear congruence (Numerical Recipes). */
export function randomOf(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2 ** 32, 7)
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}
