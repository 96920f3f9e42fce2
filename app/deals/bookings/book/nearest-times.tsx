import { useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import type { Nearest } from '../places/nearest.server.ts'
import { dayText } from './time-fields.tsx'
import { bookQuery, type Typed } from './wish-of.ts'

/** The form of a free time near to the one that was asked for. */
export const addressOfNearest = (of: number, { persons }: Typed, { dates, placeId, startsAt }: Nearest) =>
  bookQuery.address('', {
    of: String(of),
    persons,
    ...(dates ?? (placeId === null ? { time: [startsAt!.toISOString()] } : { place: String(placeId) })),
  })

export function NearestText({ nearest: { dates, startsAt } }: { nearest: Nearest }) {
  const { i18n } = useLingui()
  return dates
    ? `${dayText(dates.from, i18n.locale)} – ${dayText(dates.until, i18n.locale)}`
    : momentText(startsAt!, i18n.locale)
}
