import { matching } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'

const bookingNumber = () => matching(/^[A-Z2-9]{10}$/)

/** Of each list the number of the last one on the page before; empty, or one that is not theirs: this is the first page. */
export const bookingsQuery = defineQuery({ comingAfter: bookingNumber(), pastAfter: bookingNumber() })
export type BookingsQuery = QueryOf<typeof bookingsQuery>
