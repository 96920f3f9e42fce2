import { matching } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'

const bookingNumber = () => matching(/^[A-Z2-9]{10}$/)

/** The number of the last booking on the page before, of each list. */
export const bookingsQuery = defineQuery({ comingAfter: bookingNumber(), pastAfter: bookingNumber() })
export type BookingsQuery = QueryOf<typeof bookingsQuery>
