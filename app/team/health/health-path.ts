import { rowId } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

export const healthPath = '/admin/health'

/** Where the jobs of a kind are that have failed. */
export const jobsPath = (kind: string): string => `${healthPath}/jobs/${encodeURIComponent(kind)}`

/** `after`: the last job on the page before. */
export const jobsQuery = defineQuery({ after: rowId() })

export const jobsPerPage = 50
