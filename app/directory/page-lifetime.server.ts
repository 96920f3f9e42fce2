import type { RequestContext } from '../ground/request/request-context.ts'
import { nextMidnight } from '../ground/i18n/local-time.ts'
import type { AnyArea } from './area.ts'
import type { CardRow } from './cards.server.ts'
import { decodeHours } from './attributes/hours.ts'
import { openState } from './hours/open.ts'
import { type Filters, tagsOf } from './filters.ts'

/** Ends a cached page when something on it begins, ends or expires, because no write announces that. */
export function keepUntilNextChange(
  context: Pick<RequestContext, 'now' | 'validUntil'>,
  rows: readonly (Pick<CardRow, 'next_start' | 'last_end' | 'expires_at'> &
    Partial<Pick<CardRow, 'attributes' | 'closed_until'>>)[],
) {
  for (const { next_start, last_end, expires_at, attributes, closed_until } of rows) {
    const hours = decodeHours(attributes?.hours)
    const openUntil = hours && openState(hours, context.now, closed_until).until
    const dayEnds = hours?.exceptions && nextMidnight(context.now)
    for (const moment of [next_start, last_end, expires_at, openUntil, dayEnds]) {
      const time = moment ? new Date(moment).getTime() : 0
      if (time > context.now.getTime()) context.validUntil = Math.min(context.validUntil, time)
    }
  }
}

/**
 * Ends a cached page when its filters change besides its listings (`tagsOf`), or when the day that was typed is over.
 */
export function keepWhileFiltered(
  context: Pick<RequestContext, 'now' | 'validUntil' | 'tags'>,
  area: AnyArea,
  filters: Filters,
) {
  const tags = tagsOf(area, filters)
  if (tags.length === 0) return
  for (const tag of tags) context.tags.add(tag)
  keepUntilMidnight(context)
}

/** Ends a cached page with the islands' day. */
export function keepUntilMidnight(context: Pick<RequestContext, 'now' | 'validUntil'>) {
  context.validUntil = Math.min(context.validUntil, nextMidnight(context.now).getTime())
}
