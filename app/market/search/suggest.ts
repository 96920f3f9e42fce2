import type { LoaderFunctionArgs } from 'react-router'
import { loadSuggestions } from './load-suggestions.server.ts'
import { suggestQuery } from './search-query.ts'

export const handle = { query: suggestQuery }

/** `/suggest?q=gar` */
export const loader = async (args: LoaderFunctionArgs) =>
  Response.json({ suggestions: await loadSuggestions(args) })
