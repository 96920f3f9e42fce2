import { text } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

/** `key`: of an advertiser without account. */
export const statusQuery = defineQuery({ key: text(200) })
