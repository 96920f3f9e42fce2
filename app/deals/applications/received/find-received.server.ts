import { type SQL, sql } from 'drizzle-orm'
import { applicationsAddress } from '../addresses.ts'
import { listingActedFor, type Person } from '../../../directory/may-act.server.ts'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { isToEmployer } from '../moves/find-application.server.ts'
import type { State } from '../moves/states.ts'
import { application } from '../tables.server.ts'
import type { ReceivedQuery } from './received-query.ts'

const perPage = 30

export const sentTo = ({ kind, ref }: RecordKey, employer: Person): SQL =>
  sql`${isToEmployer(employer)} and listing_kind = ${kind} and listing_ref = ${ref}`

/**
 * A page of what was sent to an employer for one job, the latest first, and how many there are of each state.
 * @param after the number of the last one on the page before; empty, or one that is not of this job: this is the first page
 */
export async function findReceived(
  database: Database,
  job: RecordKey & { employer: Person },
  { state, after }: Pick<ReceivedQuery, 'state' | 'after'>,
) {
  const own = sentTo(job, job.employer)
  const inState = state === 'all' ? sql`true` : sql`state = ${state}`
  const last = sql`(select id from application where number = ${after} and ${own})`
  const behind = after ? sql`id < coalesce(${last}, ${Number.MAX_SAFE_INTEGER})` : sql`true`
  const [rows, counts] = await Promise.all([
    database
      .select({
        number: application.number,
        name: application.name,
        state: application.state,
        mayWork: application.mayWork,
        hasFile: sql<boolean>`file_key is not null`,
        hasNote: sql<boolean>`note <> ''`,
        createdAt: application.createdAt,
      })
      .from(application)
      .where(sql`${own} and ${inState} and ${behind}`)
      .orderBy(sql`id desc`)
      .limit(perPage + 1),
    database.execute<{ state: State; count: number }>(
      sql`select state, count(*)::int as count from application where ${own} group by state`,
    ),
  ])
  const { page, end } = pageOf(rows, perPage)
  return {
    applications: page,
    next: end?.number ?? null,
    counts: Object.fromEntries(counts.rows.map((one) => [one.state, one.count])) as Partial<
      Record<State, number>
    >,
  }
}
export type ReceivedApplications = Awaited<ReturnType<typeof findReceived>>
export type ReceivedRow = ReceivedApplications['applications'][number]

/** The title of an employer's job, or null if they have no such job and no application for it. */
export async function findAppliedJob(
  database: Database,
  { kind, ref, employer }: RecordKey & { employer: Person },
  language: Language,
): Promise<string | null> {
  const { rows } = await database.execute<{ title: string }>(sql`
    select coalesce(translations -> ${language} ->> 'title', title) as title from listing
    where ${listingActedFor(employer, { kind, ref }, 'applications')}
    union all
    (select listing_title from application where ${sentTo({ kind, ref }, employer)} limit 1)
    limit 1`)
  return rows[0]?.title ?? null
}

const mostJobs = 100

/** The jobs that a user has applied to an employer for. */
export async function findAppliedJobs(database: Database, employer: Person, language: Language) {
  const { rows } = await database.execute<{
    listing_kind: string
    listing_ref: string
    title: string
    count: number
    unread: number
  }>(sql`
    select job.*, latest.title from (
      select listing_kind, listing_ref, count(*)::int as count, count(*) filter (where state = 'sent')::int as unread
      from application where ${isToEmployer(employer)} group by listing_kind, listing_ref
    ) job cross join lateral (
      select id, ${titleIn(language, application)} as title from application
      where ${isToEmployer(employer)} and listing_kind = job.listing_kind and listing_ref = job.listing_ref
      order by id desc limit 1
    ) latest order by latest.id desc limit ${mostJobs}`)
  return rows.map(({ listing_kind, listing_ref, title, count, unread }) => ({
    href: applicationsAddress(listing_kind, listing_ref),
    title,
    count,
    unread,
  }))
}
