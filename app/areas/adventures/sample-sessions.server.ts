import { type SampleBookables, sampleSession } from '../../deals/bookings/for-areas.server.ts'
import type { Hours } from '../../directory/hours/hours.ts'
import { clock } from '../../directory/structured-data/times.server.ts'
import { adventureSamples } from './samples.server.ts'

const capacities = [6, 10, 20, 8, 6, 4]

/** One after the other while it is open, two hours apart or more. */
function timesOf({ week }: Pick<Hours, 'week'>, minutes: number) {
  const step = Math.max(minutes, 120)
  return week.flatMap((intervals, day) =>
    intervals.flatMap(([from, until]) =>
      Array.from({ length: Math.floor((until - from - minutes) / step) + 1 }, (_, at) => ({
        weekday: (day + 1) % 7,
        start: clock(from + at * step),
      })),
    ),
  )
}

const sessionsOf = (
  { priceCents, attributes }: ReturnType<typeof adventureSamples.listings>[number],
  capacity: number,
) => {
  const minutes = Number(attributes.duration) * 60
  const times = timesOf(attributes.hours as Hours, minutes)
  return sampleSession(capacity, { cents: priceCents!, minutes, times })
}

export const sampleSessions: SampleBookables = {
  kind: 'adventure',
  byRef: Object.fromEntries(
    adventureSamples.listings(new Date(0)).map((one, at) => [one.ref, [sessionsOf(one, capacities[at]!)]]),
  ),
}
