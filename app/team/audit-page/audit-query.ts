import { isDay } from '../../ground/forms/day.ts'
import { matching, text } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'

export const auditPath = '/admin/audit'

const words = text(200)

export const auditQuery = defineQuery({
  /** Who decided: how their name begins, their email address, or the id of their account. */
  by: words,
  action: words,
  /** What was decided about: as people call it, or `user/0b5c…` and `vehicle/2`, or any of a kind, as `vehicle`. */
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
