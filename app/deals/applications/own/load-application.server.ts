import { desc, eq } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { factsOf } from '../application-facts.tsx'
import { findInterview } from '../moves/end-interview.server.ts'
import { findApplication, findTimeline } from '../moves/find-application.server.ts'
import { isOpen, mayMove } from '../moves/states.ts'
import { timelineEntry } from '../moves/timeline.tsx'
import { application } from '../tables.server.ts'

const most = 200

/** What a user has sent, the latest first. */
export const findOwnApplications = (database: Database, viewerId: string) =>
  database
    .select({
      number: application.number,
      title: application.listingTitle,
      state: application.state,
      createdAt: application.createdAt,
    })
    .from(application)
    .where(eq(application.applicantId, viewerId))
    .orderBy(desc(application.id))
    .limit(most)
export type OwnApplication = Awaited<ReturnType<typeof findOwnApplications>>[number]

/** An application as who sent it sees it; null: they have no such application. */
export async function loadApplication(database: Database, number: string, viewerId: string) {
  const found = await findApplication(database, number, { side: 'applicant', id: viewerId })
  if (!found) return null
  const [timeline, interview] = await Promise.all([
    findTimeline(database, found.id),
    isOpen(found.state) ? findInterview(database, found) : null,
  ])
  const { listingKind, listingRef, listingTitle, state } = found
  const ref = encodeURIComponent(listingRef)
  return {
    facts: factsOf(found),
    title: listingTitle,
    state,
    job: `${areaOf(listingKind)?.path}/${ref}`,
    write: `/messages/${listingKind}/${ref}`,
    interview,
    timeline: timeline.map(timelineEntry),
    mayWithdraw: mayMove('withdraw', state, 'applicant'),
  }
}
