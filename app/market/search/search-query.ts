import { islands } from '../../directory/islands.ts'
import { oneOf, term } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

/** The visitor's own island counts for the lists of the areas only: this search is over everything. */
export const searchQuery = defineQuery({ q: term(), island: oneOf(islands) })
export type SearchQuery = QueryOf<typeof searchQuery>

export const suggestQuery = defineQuery({ q: term() })

export const searchAddress = (values: Partial<SearchQuery>): string => searchQuery.address('/search', values)
