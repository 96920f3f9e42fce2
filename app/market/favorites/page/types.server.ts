import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { completeAreas } from '../../../directory/known-areas.ts'
import { blogPath } from '../../../reading/articles/blog-address.ts'
import { questionsPath } from '../../../reading/questions/question-query.ts'

/** A kind of things that can be kept: what its tab says, and where there are more of them. */
export type FavoriteType = {
  readonly type: string
  readonly name: string
  readonly path: string
  /** Its tab is there even while nothing of it is kept. */
  readonly isAlways: boolean
}

let first: readonly string[] = []

/** Whose tabs are always there, before those of the others. */
export function registerFirstTabs(kinds: readonly string[]): void {
  first = kinds
}

/** Of all kinds, in the order of the tabs. */
export function favoriteTypes(i18n: I18n): FavoriteType[] {
  const placeOf = ({ type }: FavoriteType) => (first.includes(type) ? first.indexOf(type) : first.length)
  const named = completeAreas().map(({ area: { kind, path }, names }): FavoriteType => ({
    type: kind,
    name: i18n._(names.plural),
    path,
    isAlways: first.includes(kind),
  }))
  return [
    ...named.toSorted((a, b) => placeOf(a) - placeOf(b)),
    { type: 'blog', name: i18n._(msg`Articles`), path: blogPath, isAlways: false },
    { type: 'question', name: i18n._(msg`Questions`), path: questionsPath, isAlways: false },
  ]
}
