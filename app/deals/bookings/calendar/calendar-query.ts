import { matching, rowId } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'

export const calendarPath = '/bookings/calendar'

/** `month` as 2026-12, `day` as 2026-12-24; `of`: one thing that can be booked, else all. */
export const calendarQuery = defineQuery({
  month: matching(/^2\d{3}-(?:0[1-9]|1[0-2])$/),
  day: matching(/^2\d{3}-\d\d-\d\d$/),
  of: rowId(),
})
