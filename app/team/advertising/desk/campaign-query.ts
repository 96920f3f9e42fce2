import { rowId } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

export const deskPath = '/admin/advertisements'

/** The last campaigns of the pages before: `after` of those that wait, `before` of those that were decided. */
export const campaignQuery = defineQuery({ after: rowId(), before: rowId() })
