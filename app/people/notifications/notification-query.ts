import { pageNumber } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

export const notificationQuery = defineQuery({ page: pageNumber() })
