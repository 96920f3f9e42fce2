import type { RequestContext } from '../ground/request/request-context.ts'
import type { CardRow } from './cards.server.ts'
import { decodeHours } from './attributes/hours.ts'
import { openState } from './hours/open.ts'

/** Ends a cached page when something on it begins, ends or expires, because no write announces that. */
export function keepUntilNextChange(
  context: Pick<RequestContext, 'now' | 'validUntil'>,
  rows: readonly (Pick<CardRow, 'next_start' | 'last_end' | 'expires_at'> &
    Partial<Pick<CardRow, 'attributes'>>)[],
) {
  for (const { next_start, last_end, expires_at, attributes } of rows) {
    const hours = decodeHours(attributes?.hours)
    const openUntil = hours && openState(hours, context.now).until
    for (const moment of [next_start, last_end, expires_at, openUntil]) {
      const time = moment ? new Date(moment).getTime() : 0
      if (time > context.now.getTime()) context.validUntil = Math.min(context.validUntil, time)
    }
  }
}
