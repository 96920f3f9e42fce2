import { line, oneOf } from '../../ground/forms/fields.ts'
import { alerts, longestName } from './saved-search.ts'

/** What is said of a saved search beside what it looks for. */
export const searchFields = { name: line(longestName), alerts: oneOf(alerts, '') }
