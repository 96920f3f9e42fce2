import { islands } from '../../ground/request/islands.ts'
import { oneOf, term } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

/** The visitor's own island filters only the areas' lists: this search covers everything. */
export const searchQuery = defineQuery({ q: term(), island: oneOf(islands) })
export type SearchQuery = QueryOf<typeof searchQuery>

export const suggestQuery = defineQuery({ q: term() })

export const searchAddress = (values: Partial<SearchQuery>): string => searchQuery.address('/search', values)
