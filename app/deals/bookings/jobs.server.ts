import { z } from 'zod'
import { allInTurn } from '../../ground/db/each-in-turn.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { keepBookingsCurrent } from './moves/clock.server.ts'
import { fillTimes } from './moves/conflicts.server.ts'
import { giveWhatIsFree } from './moves/waiting.server.ts'
import { remind, tellOfArrivals } from './moves/reminders.server.ts'
import { askForReviews } from './reviews/ask-for-reviews.server.ts'
import { updateSeasonPrices } from './setup/listing-price.server.ts'
import { renewAllSessions } from './setup/save-bookable.server.ts'

type Tools = Pick<JobTools, 'database'>

export const bookingClock = defineJob({
  name: 'booking-clock',
  isMessage: false,
  payload: z.object({}),
  async run(_, { database }: Tools) {
    const now = new Date()
    await allInTurn([
      () => keepBookingsCurrent(database, now),
      () => fillTimes(database, now),
      () => giveWhatIsFree(database, now),
      () => remind(database, now),
      () => askForReviews(database, now),
    ])
  },
})

/** At seven in the morning on the islands. */
export const arrivalsOfDay = defineJob({
  name: 'booking-arrivals',
  isMessage: true,
  payload: z.object({}),
  run: (_, { database }: Tools) => tellOfArrivals(database, new Date()),
})

/** Once a day a further day of sessions can be booked, and a season may have another price. */
export const sessionsOfDay = defineJob({
  name: 'booking-sessions',
  isMessage: false,
  payload: z.object({}),
  async run(_, { database }: Tools) {
    const now = new Date()
    await allInTurn([() => renewAllSessions(database, now), () => updateSeasonPrices(database, now)])
  },
})
