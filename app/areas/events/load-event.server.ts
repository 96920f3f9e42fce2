import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { type DetailData, loadDetail } from '../../directory/detail/load-detail.server.ts'
import { findBookableIds } from '../../deals/bookings/for-areas.server.ts'
import { events } from './area.ts'
import { findOccurrences, type Occurrence } from './occurrences.server.ts'

type FoundDetail = Extract<DetailData<typeof events.attributes>, { found: true }>
export type EventDetail = FoundDetail & {
  /** The times that are on or to come, the soonest first. */
  readonly coming: readonly Occurrence[]
  /** The latest times that are over, the last first. */
  readonly past: readonly Occurrence[]
  readonly seats: number | undefined
}

const mostPast = 3

/** An event with its times. */
export async function loadEvent(args: LoaderFunctionArgs) {
  const detail = await loadDetail(events, args)
  if (!detail.found) return detail
  const context = args.context.get(requestContext)
  const times = await context.search(args.request.signal, (database) => findOccurrences(database, detail.id))
  const coming = times.filter(({ endsAt }) => endsAt > context.now)
  const next = coming
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment > context.now)
  context.validUntil = Math.min(context.validUntil, ...next.map(Number))
  const past = times.filter(({ endsAt }) => endsAt <= context.now).slice(-mostPast)
  const { seat: seats } = await findBookableIds(context, detail.id)
  return { ...detail, coming, past: past.toReversed(), seats }
}
