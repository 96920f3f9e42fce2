import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../../ground/db/jobs.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { findBookable } from '../bookables/bookable.server.ts'
import { confirmChange } from '../moves/change.server.ts'
import { move } from '../moves/move.server.ts'
import { propose } from '../moves/propose.server.ts'
import { type Booking, booking } from '../tables.server.ts'
import { findNearest, nearestAsWish } from '../places/nearest.server.ts'

const site = { side: 'site' } as const

/**
 * In a demo no one signs in as the owner of a sample, so a job answers: of three requests one is confirmed, one gets
 * another time, one is declined.
 */
export const answerForSamples = defineJob({
  name: 'answer-for-samples',
  isMessage: false,
  payload: z.object({ id: z.int() }),
  async run({ id }, { database, demo, samples }: Pick<JobTools, 'database' | 'demo' | 'samples'>) {
    const [asked] = await database.select().from(booking).where(eq(booking.id, id))
    if (!asked || !demo) return
    const now = new Date()
    if (asked.change) await confirmChange(database, asked.number, { actor: site, now })
    if (asked.state !== 'requested') return
    const answer = (['confirm', 'propose', 'decline'] as const)[id % 3]!
    if (answer !== 'propose') await move(database, asked.number, { name: answer, actor: site, now })
    else if (!(await proposeNearest(database, asked, { now, demo, samples })))
      await move(database, asked.number, { name: 'confirm', actor: site, now })
  },
})

/** Suggests the free time nearest to what was asked. */
export async function proposeNearest(
  database: Database,
  asked: Booking,
  at: { now: Date; demo: boolean; samples: boolean },
) {
  const bookable = asked.bookableId === null ? null : await findBookable(database, asked.bookableId)
  if (!bookable) return false
  const [nearest] = await findNearest(database, bookable, asked, at.now)
  if (!nearest) return false
  const wish = nearestAsWish(bookable.kind, nearest)
  return (await propose(database, asked.number, { actor: site, wish }, at)).ok
}
