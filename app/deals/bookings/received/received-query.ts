import { matching, oneOf } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'

export const parts = ['open', 'coming', 'past'] as const

/** `after`: the number of the last one on the page before; empty, or one that is not theirs: this is the first page. */
export const receivedQuery = defineQuery({ part: oneOf(parts, 'open'), after: matching(/^[A-Z2-9]{10}$/) })
export type ReceivedQuery = QueryOf<typeof receivedQuery>
