import { completeAreaOf } from '../../directory/known-areas.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Shots } from './shot-list.tsx'

/** What to photograph for a listing of this kind; nothing for a kind without listings, such as a question. */
export function shotsFor(kind: string, language: Language): Shots {
  const { shots = [], isSecondHand = false } = completeAreaOf(kind)?.listing ?? {}
  const i18n = i18nOf(language)
  return { shots: shots.map(({ picture, what }) => ({ picture, what: i18n._(what) })), isSecondHand }
}
