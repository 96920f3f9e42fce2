import { optionLabel } from '../../../directory/attributes/choice.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { spellingsOf } from '../../../directory/spellings.ts'
import { isSilent } from '../../../directory/words/silent-words.ts'
import { candidateKeys, phraseKey, phrasesOf, tokensOf } from '../../../directory/words/phrases.ts'
import { findSynonyms } from '../../../directory/words/synonyms.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { languages } from '../../../ground/i18n/languages.ts'
import { normalize } from '../../../ground/i18n/normalize.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Island, islands } from '../../../ground/request/islands.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type SaidAmount, takeAmounts } from './amounts.ts'
import { type Dictionary, readDictionary } from './dictionary.server.ts'
import { findPlaces } from './find-places.server.ts'
import { anyOfPhrases, combined, type Meaning } from './meaning.ts'

/** One thing that a search is for. */
export type Segment = {
  readonly typed: string
  /** As typed and as its synonyms say it, but for those that are adjectives. */
  readonly wordings: readonly string[]
  readonly meanings: readonly Meaning[]
  readonly island: Island | null
  /** It is a village's name. */
  readonly isVillage: boolean
}

/** What a text that was typed asks for. */
export type UnderstoodTerm = {
  readonly segments: readonly Segment[]
  readonly amounts: readonly SaidAmount[]
  readonly isQuestion: boolean
}

const questionWords =
  /[?？]|^(?:where|what|how|can|could|do|does|is|are|when|which|who|should)\b|\b(?:what|where|how|when) to\b|어디|어떻게|무엇|언제|인가요|나요|どこ|どう|いつ|ですか|ますか|哪里|怎么|什么|吗/u

/** @param not areas that are not meant, though they are named */
export async function understand(
  database: Database,
  context: Pick<RequestContext, 'tags'>,
  q: string,
  not: readonly string[] = [],
): Promise<UnderstoodTerm> {
  const { rest, said } = takeAmounts(normalize(q))
  const words = tokensOf(rest)
  const keys = candidateKeys(words)
  const [synonyms, dictionary, villages] = [
    await findSynonyms(database, context, keys),
    await readDictionary(database, context),
    await findPlaces(database, context),
  ]
  const isKnown = (key: string) =>
    synonyms.has(key) || villages.has(key) || islandOf(key) !== null || dictionary(key).length > 0
  const segments = phrasesOf(words, isKnown)
    .filter(({ text, key, isKnown: known }) => known || !(isSilent(text) || isSilent(key)))
    .map(({ text, key }): Segment => {
      const means = synonyms.get(key) ?? []
      const keys = [key, ...means.map(phraseKey)]
      const island = keys.map(islandOf).find((one) => one !== null) ?? null
      const meanings = island ? [] : anyOfPhrases(keys.map((one) => meaningsOf(one, dictionary)))
      return {
        typed: text,
        wordings: [text, ...means.filter((one) => !isAdjective(one, dictionary))],
        meanings: meanings.filter(({ kind }) => !not.includes(kind)),
        island,
        isVillage: keys.some((one) => villages.has(one)),
      }
    })
  return { segments: withoutEndings(segments), amounts: said, isQuestion: questionWords.test(normalize(q)) }
}

const isLetter = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]$/u

/** What was left of a word when something was found in it may be its ending: one letter says nothing by itself. */
const withoutEndings = (segments: readonly Segment[]) =>
  segments.filter(
    ({ typed, meanings, wordings }) =>
      segments.length === 1 || !isLetter.test(typed) || meanings.length > 0 || wordings.length > 1,
  )

/** Not a synonym as text: Japanese is what drivers speak, too. */
const isAdjective = (phrase: string, dictionary: Dictionary) =>
  dictionary(phraseKey(phrase)).some((meaning) => meaning.isAdjective)

/** Of a phrase as a whole, or else of all that it consists of: "cars for rent". */
function meaningsOf(key: string, dictionary: Dictionary): readonly Meaning[] {
  const whole = dictionary(key)
  const parts = phrasesOf(key.split(' '), (part) => dictionary(part).length > 0)
  if (parts.length < 2) return whole
  const [first = [], ...others] = parts.map((part) => dictionary(part.key))
  const together = others.reduce(
    (meanings: readonly Meaning[], more) =>
      meanings.flatMap((one) => more.flatMap((other) => combined(one, other) ?? [])),
    first,
  )
  return [...whole, ...together.filter(({ kind }) => !whole.some((one) => one.kind === kind))]
}

let islandNames: ReadonlyMap<string, Island> | undefined

function islandOf(key: string): Island | null {
  islandNames ??= new Map(
    islands.flatMap((island) =>
      [
        ...spellingsOf(island),
        ...languages.map((language) => phraseKey(optionLabel(islandOptions, island, i18nOf(language)))),
      ].map((name) => [name, island] as const),
    ),
  )
  return islandNames.get(key) ?? null
}
