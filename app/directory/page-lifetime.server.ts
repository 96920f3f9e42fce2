import type { Page } from '../ground/request/context.ts'
import type { CardRow } from './cards.server.ts'
import { decodeHours } from './attributes/hours.ts'
import { openState } from './hours/open.ts'

/** A cached page is old when something on it begins, ends or expires, which no write tells of. */
export function keepUntilNextChange(
  page: Pick<Page, 'now' | 'validUntil'>,
  rows: readonly (Pick<CardRow, 'next_start' | 'last_end' | 'expires_at'> &
    Partial<Pick<CardRow, 'attributes'>>)[],
) {
  for (const { next_start, last_end, expires_at, attributes } of rows) {
    const hours = decodeHours(attributes?.hours)
    const openUntil = hours && openState(hours, page.now).until
    for (const moment of [next_start, last_end, expires_at, openUntil]) {
      const time = moment ? new Date(moment).getTime() : 0
      if (time > page.now.getTime()) page.validUntil = Math.min(page.validUntil, time)
    }
  }
}
