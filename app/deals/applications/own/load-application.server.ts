import { desc, eq } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { factsOf } from '../facts.server.ts'
import { findInterview } from '../moves/end-interview.server.ts'
import { findApplication, findTimeline } from '../moves/find-application.server.ts'
import { isOpen, mayMove } from '../moves/states.ts'
import { timelineEntry } from '../moves/timeline.tsx'
import { type Application, application } from '../tables.server.ts'

const most = 200

/** What a user has sent, the latest first. */
export const findOwnApplications = (database: Database, viewerId: string, language: Language) =>
  database
    .select({
      number: application.number,
      title: titleIn(language, application),
      state: application.state,
      createdAt: application.createdAt,
    })
    .from(application)
    .where(eq(application.applicantId, viewerId))
    .orderBy(desc(application.id))
    .limit(most)
export type OwnApplication = Awaited<ReturnType<typeof findOwnApplications>>[number]

async function findTitle(
  database: Database,
  { id }: Pick<Application, 'id'>,
  language: Language,
): Promise<string> {
  const [found] = await database
    .select({ title: titleIn(language, application) })
    .from(application)
    .where(eq(application.id, id))
  return found!.title
}

/** An application as its applicant sees it; null: they have no such application. */
export async function loadApplication(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  number: string,
  viewerId: string,
) {
  const found = await findApplication(database, number, { side: 'applicant', id: viewerId })
  if (!found) return null
  const [timeline, interview, title] = await Promise.all([
    findTimeline(database, found.id),
    isOpen(found.state) ? findInterview(database, found) : null,
    findTitle(database, found, language),
  ])
  const { listingKind, listingRef, state } = found
  const ref = encodeURIComponent(listingRef)
  return {
    facts: factsOf(found),
    title,
    state,
    job: `${areaOf(listingKind)?.path}/${ref}`,
    write: `/messages/${listingKind}/${ref}`,
    interview,
    timeline: timeline.map(timelineEntry),
    mayWithdraw: mayMove('withdraw', state, 'applicant'),
  }
}
