import type { I18n, MessageDescriptor } from '@lingui/core'
import { completeAreas } from '../../../directory/known-areas.ts'
import { registered } from '../../../ground/request/registered.ts'

/** A type of favorites: the label of its tab, and the list with more of them. */
export type FavoriteType = {
  readonly type: string
  readonly name: string
  readonly path: string
  /** Whether the tab is shown even without favorites. */
  readonly isAlways: boolean
}

type Tabs = {
  /** Types whose tabs are always shown, before those of the other areas. */
  readonly first: readonly string[]
  /** Types that are not listings, after the areas. */
  readonly last: readonly { readonly type: string; readonly name: MessageDescriptor; readonly path: string }[]
}
const tabs = registered<Tabs>('The tabs of favorites')

export const registerFavoriteTabs = tabs.set

/** All types in the order of the tabs. */
export function favoriteTypes(i18n: I18n): FavoriteType[] {
  const { first, last } = tabs.get()
  const placeOf = ({ type }: FavoriteType) => (first.includes(type) ? first.indexOf(type) : first.length)
  const named = completeAreas().map(({ area: { kind, path }, names }): FavoriteType => ({
    type: kind,
    name: i18n._(names.plural),
    path,
    isAlways: first.includes(kind),
  }))
  return [
    ...named.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...last.map(({ type, name, path }) => ({ type, name: i18n._(name), path, isAlways: false })),
  ]
}
