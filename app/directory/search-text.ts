import { otherSpellings } from './spellings.ts'

/**
 * One spelling for what is stored and what is asked: NFKC, lower case, accents off ("Mañagaha" is found by "managaha").
 * Korean is composed again afterwards, because taking accents off takes its syllables apart.
 */
export const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

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

/** The words of a term, each of which a listing must have. At most ten: more only cost time. */
export const wordsOf = (term: string) =>
  [...new Set(normalize(term).split(/\s+/).filter(Boolean))].slice(0, 10)

/** The same without what is no letter and no digit, as `title_words` in the database has them. */
export const lettersOf = (term: string) =>
  [
    ...new Set(
      normalize(term)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, 10)
