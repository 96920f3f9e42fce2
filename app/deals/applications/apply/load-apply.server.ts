import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { mayAct } from '../../../directory/may-act.server.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import { siteOf } from '../../../directory/page-meta.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { applicationsOf } from '../area-applications.ts'
import { readRetention } from '../retention/retention.server.ts'
import { application } from '../tables.server.ts'
import { findJob } from './find-job.server.ts'

type Params = { readonly area: string; readonly ref: string }

/** The area of an address; undefined where no one applies for its listings. */
export const appliedArea = ({ area }: Pick<Params, 'area'>) =>
  knownAreas().find(({ path, kind }) => path === `/${area}` && applicationsOf(kind))

/** The application form of a job. `job` is null if it takes no applications now; what was typed stays. */
export async function loadApply(context: RequestContext, url: URL, viewer: Viewer, params: Params) {
  const area = appliedArea(params)
  if (!area) return null
  const { database } = context
  const key = { kind: area.kind, ref: params.ref }
  const [job, days, sent] = await Promise.all([
    findJob(database, key, context),
    readRetention(database),
    findOwnNumber(database, viewer.id, key),
  ])
  return {
    site: siteOf(context, url),
    viewerId: viewer.id,
    href: `${area.path}/${encodeURIComponent(params.ref)}`,
    job: job && {
      title: job.title,
      lang: job.lang,
      actsForIt: mayAct(viewer, job, 'view'),
      ...job.questions,
    },
    days,
    /** Of the application that they have sent. */
    sent,
    formKey: randomUUID(),
    name: viewer.fullName,
  }
}
export type LoadedApply = NonNullable<Awaited<ReturnType<typeof loadApply>>>

async function findOwnNumber(
  database: RequestContext['database'],
  viewerId: string,
  { kind, ref }: { kind: string; ref: string },
): Promise<string | null> {
  const { number, applicantId, listingKind, listingRef } = application
  const [found] = await database
    .select({ number })
    .from(application)
    .where(and(eq(applicantId, viewerId), eq(listingKind, kind), eq(listingRef, ref)))
    .limit(1)
  return found?.number ?? null
}
