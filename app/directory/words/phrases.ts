import { normalize } from '../../ground/i18n/normalize.ts'
import { singular } from '../search-text.ts'
import { withNamesApart } from '../spellings.ts'
import { isUnspaced, unspaced } from './scripts.ts'

const spaced = String.raw`(?:(?!${unspaced})[\p{L}\p{N}])+`
const tokens = new RegExp(
  String.raw`${unspaced}|(?=\p{L})${spaced}(?:['’.-][\p{L}\p{N}]+)*|\p{N}[\p{L}\p{N}]*`,
  'gu',
)

/** The words of a text, normalized; what is written without spaces is one. */
export const tokensOf = (text: string): string[] => withNamesApart(normalize(text)).match(tokens) ?? []

/** One spelling of a phrase, whatever its number and spaces: "Hair Salons" is "hair salon". */
export const phraseKey = (text: string): string => joinTokens(tokensOf(text))

const joinTokens = (words: readonly string[]): string =>
  words.reduce(
    (joined, word, at) =>
      joined + (at > 0 && !(isUnspaced(word) && isUnspaced(words[at - 1]!)) ? ' ' : '') + singular(word),
    '',
  )

const mostTokens = 4
const longestRun = 12

/** A phrase that a text may contain: from which token to which, or within a token. */
type Candidate = { readonly key: string; readonly length: number }

/** All phrases that begin with a token, the longest first. */
const phrasesFrom = (words: readonly string[], from: number): Candidate[] =>
  Array.from({ length: Math.min(mostTokens, words.length - from) }, (_, at) => at + 1)
    .toReversed()
    .map((length) => ({ key: joinTokens(words.slice(from, from + length)), length }))

/** All parts of a token from a character on, the longest first, of two characters at least. */
const partsFrom = (characters: readonly string[], from: number): Candidate[] =>
  Array.from({ length: Math.min(longestRun, characters.length - from) }, (_, at) => at + 1)
    .filter((length) => length > 1 || characters.length === 1)
    .toReversed()
    .map((length) => ({ key: characters.slice(from, from + length).join(''), length }))

/** Every phrase of a text that may be known. */
export function candidateKeys(words: readonly string[]): string[] {
  const phrases = words.flatMap((_, from) => phrasesFrom(words, from).map(({ key }) => key))
  const parts = words
    .filter(isUnspaced)
    .map((word) => [...word])
    .flatMap((characters) =>
      characters.flatMap((_, from) => partsFrom(characters, from).map(({ key }) => key)),
    )
  return [...new Set([...phrases, ...parts])]
}

/** A phrase of a text that is known, or what is between two of them. */
export type Phrase = { readonly text: string; readonly key: string; readonly isKnown: boolean }

/** Divides a text into the longest phrases that are known, from the left. */
export function phrasesOf(words: readonly string[], isKnown: (key: string) => boolean): Phrase[] {
  const found: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const known = phrasesFrom(words, at).find(({ key }) => isKnown(key))
    const length = known?.length ?? 1
    const text = words.slice(at, at + length).join(' ')
    if (known) found.push({ text, key: known.key, isKnown: true })
    else
      found.push(
        ...(isUnspaced(text) ? partsOf(text, isKnown) : [{ text, key: singular(text), isKnown: false }]),
      )
    at += length
  }
  return found
}

/** "사이판맛집추천" as what is known of it, and what is left. */
function partsOf(run: string, isKnown: (key: string) => boolean): Phrase[] {
  const characters = [...run]
  const found: Phrase[] = []
  let left = ''
  const keepLeft = () => {
    found.push(...piecesOf(left).map((text) => ({ text, key: text, isKnown: false })))
    left = ''
  }
  for (let at = 0; at < characters.length;) {
    const known = partsFrom(characters, at).find(({ key }) => isKnown(key))
    if (!known) {
      left += characters[at++]!
      continue
    }
    keepLeft()
    found.push({ text: known.key, key: known.key, isKnown: true })
    at += known.length
  }
  keepLeft()
  return found
}

const longestPiece = 4

/** What is not known of a run; a long one is parted where the script changes, and its endings in hiragana are left out. */
function piecesOf(left: string): string[] {
  if ([...left].length <= longestPiece) return left ? [left] : []
  const pieces = left.match(/\p{sc=Han}+|[\p{sc=Kana}ー]+|\p{sc=Hira}+|\p{sc=Hang}+/gu) ?? []
  const words = pieces.filter((piece) => !/^\p{sc=Hira}+$/u.test(piece))
  return words.length > 0 ? words : [left]
}
