import { rowId } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

export const deskPath = '/admin/claims'
export const deskAddress = (id: number) => `${deskPath}/${id}`

/** `after`: the last claim of the page before. */
export const deskQuery = defineQuery({ after: rowId() })
