import { normalize } from '../../ground/i18n/normalize.ts'

/**
 * A run of scripts that write words together, or add endings to them: found by one and by two characters beside each
 * other.
 */
export const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー々]+`
const runs = new RegExp(unspaced, 'gu')
const isRun = new RegExp(`^${unspaced}$`, 'u')

export const isUnspaced = (word: string) => isRun.test(word)

/** The runs of such scripts in a normalized text. */
export const unspacedRuns = (text: string): readonly string[] => text.match(runs) ?? []

/** From the start of a word: sought from each of its letters, a word of 20,000 took a third of a second. */
const joinedWords = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)+/gu

/** All else of a text as words with spaces between; "F-150" also as "f150". */
export function spacedWords(text: string): string {
  const spaced = normalize(text).replaceAll(runs, ' ')
  const joined = (spaced.match(joinedWords) ?? []).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  return [...spaced.split(/[^\p{L}\p{N}]+/u), ...joined].filter(Boolean).join(' ')
}

/** What a run is looked for by: its pairs of characters, or the only one. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  const pairs = characters.slice(1).map((second, at) => characters[at]! + second)
  return pairs.length > 0 ? pairs : characters
}

/** A text as one word of a `tsvector` or `tsquery`. */
export const lexeme = (text: string) => `'${text.replaceAll(/['\\]/g, '$&$&')}'`
