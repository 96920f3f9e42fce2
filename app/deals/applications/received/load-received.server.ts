import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { factsOf } from '../facts.server.ts'
import { findInterview } from '../moves/end-interview.server.ts'
import { findTimeline } from '../moves/find-application.server.ts'
import { move } from '../moves/move.server.ts'
import { mayMove, type MoveName } from '../moves/states.ts'
import { timelineEntry } from '../moves/timeline.tsx'
import { type Application, application } from '../tables.server.ts'
import { sentTo } from './find-received.server.ts'

const employerMoves = [
  'shortlist',
  'unlist',
  'invite',
  'decline',
  'hire',
] as const satisfies readonly MoveName[]
export type EmployerMove = (typeof employerMoves)[number]
export const employerMoveNamed = (name: string) => employerMoves.find((one) => one === name)

type Job = RecordKey & { readonly employer: Person }

/** Marks as read what an employer opens. */
export async function markSeen(database: Database, numbers: readonly string[], job: Job, now: Date) {
  const actor = { ...job.employer, side: 'employer' } as const
  for (const number of numbers) await move(database, number, { name: 'see', actor, now, seen: 'sent' })
}

/** The applications that an employer reads, in the order in which they were opened; others are left out. */
export async function loadOpened(database: Database, numbers: readonly string[], job: Job) {
  if (numbers.length === 0) return []
  const which: SQL = and(inArray(application.number, [...numbers]), sentTo(job, job.employer))!
  const found = await database.select().from(application).where(which)
  const ordered = numbers.flatMap((number) => found.filter((one) => one.number === number))
  return Promise.all(ordered.map((one) => openedOf(database, one)))
}
export type OpenApplication = Awaited<ReturnType<typeof loadOpened>>[number]

async function openedOf(database: Database, found: Application) {
  const [timeline, interview, conversation] = await Promise.all([
    findTimeline(database, found.id),
    found.state === 'interview' ? findInterview(database, found) : null,
    conversationOf(database, found),
  ])
  const { number, name, state, note, createdAt } = found
  return {
    number,
    name,
    state,
    note,
    createdAt,
    /** No one reads what is withdrawn. */
    facts: state === 'withdrawn' ? null : factsOf(found),
    interview,
    write: conversation,
    timeline: timeline.map(timelineEntry),
    may: movesFor(found),
  }
}

/** An interview is booked with the listing, so an employer can't invite to one after the listing was deleted. */
const movesFor = ({ state, listingId }: Application): readonly EmployerMove[] =>
  employerMoves.filter(
    (name) => mayMove(name, state, 'employer') && (name !== 'invite' || listingId !== null),
  )

/** Where they write to each other, if the applicant has begun to; null otherwise. */
async function conversationOf(
  database: Database,
  { listingKind, listingRef, applicantId, ownerId }: Application,
): Promise<string | null> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from conversation
    where listing_kind = ${listingKind} and listing_ref = ${listingRef} and asker_id = ${applicantId} and owner_id = ${ownerId}`)
  return rows[0] ? `/messages/${listingKind}/${encodeURIComponent(listingRef)}?with=${rows[0].id}` : null
}
