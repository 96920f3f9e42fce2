import { flag } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

/**
 * `stale`: it is no longer as it was when a change or a payment was asked for. `unpayable`: its owner can't be paid on
 * the site now, so that it is confirmed without a payment.
 */
export const bookingQuery = defineQuery({ stale: flag(), unpayable: flag() })
