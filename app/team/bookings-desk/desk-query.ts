import { flag, matching, oneOf, text } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'
import { islands } from '../../ground/request/islands.ts'
import { stormFields } from '../../deals/bookings/storm/storm-days.ts'

export const bookingsPath = '/admin/bookings'
export const stormPath = `${bookingsPath}/storm`

/**
 * `q`: a booking's number, a listing as `hotel/12`, or a person by address or id. `objections`: no-shows that a guest
 * objects to, before it is decided. `after`: the number of the last booking on the page before.
 */
export const deskQuery = defineQuery({
  q: text(200),
  objections: flag(),
  after: matching(/^[A-Z2-9]{10}$/),
})
export type DeskQuery = QueryOf<typeof deskQuery>

export const islandStormQuery = defineQuery({ ...stormFields, island: oneOf(islands) })
