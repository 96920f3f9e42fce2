import { matching, oneOf } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { ticketStates } from '../topics.ts'

export const deskPath = '/admin/support'

/** `after`: the last ticket on the page before, by when something was said or sent last, in microseconds, and its id. */
export const ticketQuery = defineQuery({
  state: oneOf(ticketStates, 'open'),
  after: matching(/^\d{1,17}-[1-9]\d{0,14}$/),
})
