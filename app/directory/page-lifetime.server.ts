import type { Page } from '../context.ts'
import type { CardRow } from './cards.server.ts'

/** A cached page is old when something on it begins, ends or expires, which no write tells of. */
export function keepUntilNextChange(
  page: Page,
  rows: readonly Pick<CardRow, 'next_start' | 'last_end' | 'expires_at'>[],
) {
  for (const { next_start, last_end, expires_at } of rows) {
    for (const moment of [next_start, last_end, expires_at]) {
      const time = moment === null ? 0 : new Date(moment).getTime()
      if (time > page.now.getTime()) page.validUntil = Math.min(page.validUntil, time)
    }
  }
}
