import { islands } from '../../ground/request/islands.ts'
import { matching, oneOf, several, term } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

/**
 * The visitor's own island filters only the areas' lists: this search covers everything. `not`: areas that are not meant,
 * though the text names them.
 */
export const searchQuery = defineQuery({
  q: term(),
  island: oneOf(islands),
  not: several(matching(/^[a-z-]{1,30}$/), 5),
})
export type SearchQuery = QueryOf<typeof searchQuery>

export const suggestQuery = defineQuery({ q: term() })

export const searchAddress = (values: Partial<SearchQuery>): string => searchQuery.address('/search', values)
