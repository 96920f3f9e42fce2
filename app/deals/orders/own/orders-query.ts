import { matching } from '../../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../../ground/query/query.ts'

const orderNumber = () => matching(/^[A-Z2-9]{10}$/)

/** The number of the last order on the page before, of each list. */
export const ordersQuery = defineQuery({ boughtAfter: orderNumber(), soldAfter: orderNumber() })
export type OrdersQuery = QueryOf<typeof ordersQuery>
