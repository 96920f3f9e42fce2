import { flag } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

/** `stale`: it is no longer as it was when a change was asked for. */
export const bookingQuery = defineQuery({ stale: flag() })
