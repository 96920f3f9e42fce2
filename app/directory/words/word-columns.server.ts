import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { normalize } from '../../ground/i18n/normalize.ts'
import { otherSpellings } from '../spellings.ts'
import { lexeme, pairsOf, spacedWords, unspacedRuns } from './scripts.ts'

/** The texts of something that is searched, in all languages. */
export type WordTexts = {
  readonly title: readonly string[]
  /** What it is: the labels of its facts. */
  readonly facts?: readonly string[]
  /** Where it is. */
  readonly places?: readonly string[]
  /** What else it says. */
  readonly texts: readonly string[]
  /** What it is filtered by, each as one word. */
  readonly marks?: readonly string[]
}

/** The arguments of `search_names` and `search_words` in the migrations. */
export type WordArguments = Record<'title' | 'facts' | 'places' | 'grams' | 'texts' | 'marks', string>

const tsvector = customType<{ data: SQL; driverData: string }>({ dataType: () => 'tsvector' })

/** The columns of a table whose rows are found by words; null until they are written. */
export const wordColumnsOfTable = () => ({ names: tsvector('names'), words: tsvector('words') })

/** What the two columns become. */
export function wordColumns(texts: WordTexts): { names: SQL; words: SQL } {
  const { title, facts, places, grams, texts: others, marks } = wordArguments(texts)
  const names = sql`search_names(${title}, ${facts}, ${places}, ${grams})`
  return { names, words: sql`search_words(${names}, ${others}, ${marks})` }
}

export function wordArguments({
  title,
  facts = [],
  places = [],
  texts,
  marks = [],
}: WordTexts): WordArguments {
  const spelled = [title, facts, places].map((all) => withOtherSpellings(all.join('\n')))
  return {
    title: spacedWords(spelled[0]!),
    facts: spacedWords(spelled[1]!),
    places: spacedWords(spelled[2]!),
    grams: ['A', 'B', 'C'].flatMap((weight, at) => gramLexemes(spelled[at]!, weight)).join(' '),
    texts: spacedWords(withOtherSpellings(texts.join('\n'))),
    marks: [...new Set([...texts.flatMap(pairsIn), ...marks])].map(lexeme).join(' '),
  }
}

const withOtherSpellings = (text: string) => [text, ...otherSpellings(normalize(text))].join('\n')

const pairsIn = (text: string) => unspacedRuns(normalize(text)).flatMap(pairsOf)

/** As `tsvector` reads them. */
const gramLexemes = (text: string, weight: string): string[] => {
  const found = unspacedRuns(normalize(text)).flatMap((run) => [...run, ...pairsOf(run)])
  return [...new Set(found)].map((gram) => `'${gram}':1${weight}`)
}
