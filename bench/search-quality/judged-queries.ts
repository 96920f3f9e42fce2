import { readFileSync } from 'node:fs'

/** A search that someone types, and what has to be found for it: one of these is enough. */
export type JudgedQuery = {
  readonly language: 'en' | 'ko' | 'ja' | 'zh'
  readonly q: string
  readonly wanted: readonly WantedResult[]
}
/** `food/food2`, `hotel?island=saipan&village=Garapan`, `event~market`, or `emergency`. */
export type WantedResult = {
  readonly kind: string
  readonly ref: string | undefined
  readonly inTitle: string | undefined
  readonly values: readonly (readonly [key: string, oneOf: readonly string[]])[]
}

/** Only the first half may be looked at while the search is tuned. */
export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]

export const judgedQueries = (half: Half): JudgedQuery[] =>
  readFileSync(`bench/search-quality/${half}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([language, q, wanted]) => ({
      language: language as JudgedQuery['language'],
      q: q!,
      wanted: wanted!.split(' ').map(wantedOf),
    }))

function wantedOf(text: string): WantedResult {
  const [, kind, ref, inTitle, values] = /^([a-z-]+)(?:\/([^?]+))?(?:~([^?]+))?(?:\?(.+))?$/.exec(text)!
  return {
    kind: kind!,
    ref,
    inTitle,
    values: [...new URLSearchParams(values)].map(([key, oneOf]) => [key, oneOf.split(',')] as const),
  }
}
