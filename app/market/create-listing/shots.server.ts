import { completeAreaOf } from '../../directory/known-areas.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Shot } from './shot-list.tsx'

/** What to photograph for a listing of this kind; empty for a kind without listings, such as a question. */
export const shotsOf = (kind: string, language: Language): readonly Shot[] =>
  (completeAreaOf(kind)?.listing.shots ?? []).map(({ picture, what }) => ({
    picture,
    what: i18nOf(language)._(what),
  }))

/** Whether what is listed under this kind is sold used. */
export const isUsed = (kind: string): boolean => completeAreaOf(kind)?.listing.isUsed ?? false
