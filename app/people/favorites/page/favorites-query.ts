import { matching, pageNumber, readBy, several } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'
import { entryOf, pageSize } from './card.ts'

export const favoritesPath = '/favorites'

/** `tab`: `all` or a type; empty: the tab chosen last. */
export const favoritesQuery = defineQuery({ tab: matching(/^[a-z-]{1,40}$/), page: pageNumber() })
export type FavoritesQuery = QueryOf<typeof favoritesQuery>

export const favoritesAddress = (values: Partial<FavoritesQuery>): string =>
  favoritesQuery.address(favoritesPath, values)

/** For links between tabs: the page has all entries, and asks for cards by itself. */
export const withoutReload = { defaultShouldRevalidate: false }

const entry = readBy((word) => (word !== null && entryOf(word) ? word : null))
/** `of`: entries, at most one page of them. */
export const cardsQuery = defineQuery({ of: several(entry, pageSize) })
