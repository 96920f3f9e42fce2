import { rowId } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

export const requestsPath = '/admin/verification'
export const requestPath = (id: number) => `${requestsPath}/${id}`

/** `after`: the last request of the previous page. */
export const requestQuery = defineQuery({ after: rowId() })
