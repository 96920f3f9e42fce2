import { rowId } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

/** `before`: the last post on the page before. */
export const postsQuery = defineQuery({ before: rowId() })
