import { uuid } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

export const mailsPath = '/admin/mails'

/** `after`: the last mail on the page before. */
export const mailQuery = defineQuery({ after: uuid() })
