import { normalize } from '../ground/i18n/normalize.ts'
import { otherSpellings, withNamesApart } from './spellings.ts'

/**
 * The fields of a listing as one text, and below them how else the names in it are written; a line break keeps a word
 * from matching across two fields.
 */
export function searchText(fields: readonly string[]): string {
  const lines = fields.map((field) => normalize(field).replace(/\s+/g, ' ').trim()).filter(Boolean)
  return [...lines, ...otherSpellings(lines.join('\n'))].join('\n')
}

/** Every run of one and of two characters without a space: what a term too short for a trigram is found by. */
export function grams(text: string): string[] {
  const found = new Set<string>()
  for (const word of text.split(/\s+/)) {
    const characters = [...word]
    characters.forEach((character, index) => {
      found.add(character)
      if (index > 0) found.add(characters[index - 1]! + character)
    })
  }
  return [...found]
}

const mostWords = 10 // more only cost time

/** English words that say nothing of what is looked for, and one that others write as "Mount". */
const silent = new Set(['a', 'and', 'at', 'for', 'in', 'mt', 'near', 'of', 'on', 'the', 'to', 'with'])

/** The words of a term, each of which a listing must have. Of a term of nothing but marks, these are its words. */
export function wordsOf(term: string): string[] {
  const typed = withNamesApart(normalize(term)).split(/\s+/).filter(Boolean)
  const words = firstWith([typed.map(withoutMarks), typed])
  return [...new Set(firstWith([words.filter((word) => !silent.has(word)), words]).map(singular))].slice(
    0,
    mostWords,
  )
}

/** The first list that contains words, without its empty entries. */
const firstWith = (lists: readonly (readonly string[])[]): string[] =>
  lists.map((words) => words.filter(Boolean)).find((words) => words.length > 0) ?? []

const marks = `["'()\\[\\]{}<>.,;:!?…、。「」『』·・]+`
const marksAround = new RegExp(`^${marks}|${marks}$`, 'g')
const withoutMarks = (word: string) => word.replace(marksAround, '')

/** What an English word has in common with its plural, which is looked for within words: "grocer", "beach", "hotel". */
export const singular = (word: string) =>
  word.replace(/(?<=^[a-z]{5,})ies$|(?<=^[a-z]{2,}(?:ch|sh|ss|x))es$|(?<=^[a-z]{4,})s$/, '')

/** A term without what is no letter and no digit, as `title_words` in the database has them. */
export const lettersOf = (term: string) =>
  [
    ...new Set(
      normalize(term)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, mostWords)
