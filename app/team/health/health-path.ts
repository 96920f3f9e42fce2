import { oneOf, rowId, term, uuid } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { shownOutcomes } from './mails/outcomes.ts'

export const healthPath = '/admin/health'

/** Where the jobs of a kind are that have failed. */
export const jobsPath = (kind: string): string => `${healthPath}/jobs/${encodeURIComponent(kind)}`

/** `after`: the last job on the page before. */
export const jobsQuery = defineQuery({ after: rowId() })

export const jobsPerPage = 50

export const undeliveredPath = `${healthPath}/mails`

/** `after`: the last mail on the page before. */
export const mailsQuery = defineQuery({ outcome: oneOf(shownOutcomes, 'deferred'), after: uuid() })

export const addressesPath = `${healthPath}/addresses`

/** `q`: a part of the address; `after`: the last one on the page before. */
export const addressesQuery = defineQuery({ q: term(), after: uuid() })
