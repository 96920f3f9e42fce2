import type { LoaderFunctionArgs } from 'react-router'
import { loadSuggestions } from './load-suggestions.server.ts'

/** `/suggest?q=gar` */
export const loader = async (args: LoaderFunctionArgs) =>
  Response.json({ suggestions: await loadSuggestions(args) })
