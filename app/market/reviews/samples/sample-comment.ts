import type { Language } from '../../../ground/i18n/languages.ts'

/** What a sample account wrote about one listing, in its own language. */
export type SampleComment = readonly [stars: 1 | 2 | 3 | 4 | 5, lang: Language, text: string]

/** By the ref of the listing. */
export type SampleComments = Readonly<Record<string, readonly SampleComment[]>>
