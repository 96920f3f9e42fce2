import type { SearchSource } from './search-source.ts'

/** What is searched after the areas, in the order of the page. */
export const sources: readonly SearchSource[] = []
