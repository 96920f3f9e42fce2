import { rowId } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

export const queuePath = '/admin/moderation'

/** `after`: the last case on the page before. */
export const queueQuery = defineQuery({ after: rowId() })
