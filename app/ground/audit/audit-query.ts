import { isDay } from '../forms/day.ts'
import { matching, text } from '../query/fields.ts'
import { defineQuery, type QueryOf } from '../query/query.ts'

export const auditPath = '/admin/audit'

const words = text(200)

export const auditQuery = defineQuery({
  /** Who decided: the beginning of a name, an email address, or an account's id. */
  by: words,
  action: words,
  /** The subject: its title, `user/0b5c…` or `vehicle/2`, or a kind such as `vehicle`. */
  subject: words,
  /** Days on the islands, as `2026-11-22`, both included; one that is not valid narrows nothing. */
  from: words,
  until: words,
  /** The number of the last line on the page before. */
  after: matching(/^\d{1,15}$/),
})
export type AuditQuery = QueryOf<typeof auditQuery>

export const auditAddress = (values: Partial<AuditQuery>): string => auditQuery.address(auditPath, values)

/** Whether the first day that is asked for comes after the last. */
export const isReversed = ({ from, until }: Pick<AuditQuery, 'from' | 'until'>): boolean =>
  isDay(from) && isDay(until) && from > until
