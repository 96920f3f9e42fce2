import type { Bookable } from '../bookables/bookable.server.ts'

/** What its card says of something that can be booked. */
export const summaryOf = ({ id, kind, name, capacity, isClosed, settings }: Bookable) => ({
  id,
  kind,
  name,
  capacity,
  isClosed,
  cents: 'cents' in settings ? settings.cents : null,
})
export type Summary = ReturnType<typeof summaryOf>
