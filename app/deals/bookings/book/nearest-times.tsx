import { useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import type { NearestTime } from '../places/nearest.server.ts'
import { dayText } from './time-fields.tsx'
import { bookQuery, type BookQuery } from './wish-of.ts'

/** The form of a free time near to the one that was asked for. */
export const addressOfNearest = (
  of: number,
  { persons }: BookQuery,
  { dates, placeId, startsAt }: NearestTime,
) =>
  bookQuery.address('', {
    of: String(of),
    persons,
    ...(dates ?? (placeId === null ? { time: [startsAt!.toISOString()] } : { place: String(placeId) })),
  })

export function NearestText({ nearest: { dates, startsAt } }: { nearest: NearestTime }) {
  const { i18n } = useLingui()
  return dates
    ? `${dayText(dates.from, i18n.locale)} – ${dayText(dates.until, i18n.locale)}`
    : momentText(startsAt!, i18n.locale)
}
